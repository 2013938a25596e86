import type { VariableInput } from '@gatehouse/contract/environments.ts';
import { isMask, maskValue } from '@gatehouse/secrets/masks.ts';
import type { Deps } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import { findSecretsIn, findStoredSecrets } from '#src/features/endpoints/secret-values.ts';
import type { StoredVariable } from '#src/features/environments/environments.store.ts';
import { isShared } from '#src/features/providers/company.ts';

/** Variables as they are to be stored, and the values to be sealed, by name. */
export type NewVariables = {
  /** A secret one has its mask for a value. */
  variables: Omit<StoredVariable, 'id'>[];
  secrets: Map<string, string>;
  /** Stored secret variables whose values stay: the mask was sent back. */
  kept: StoredVariable[];
};

const ADVICE = 'Mark the variable as secret, so that it is stored encrypted and never shown';

/** Throws BAD_REQUEST for a host that would give a secret to strangers: `*.com`, `*.github.io`. */
const requireHosts = (hosts: readonly string[], at: number): void => {
  const index = hosts.findIndex((host) => host.startsWith('*.') && isShared(host.slice(2)));
  if (index !== -1)
    throw rejected(
      'BAD_REQUEST',
      ['variables', at, 'hosts', index],
      `Strangers can have a name at ${hosts[index]}, and would get the value: name the hosts that may have it`,
    );
};

/**
 * The variables as they are stored. The mask of a secret variable that is stored under the same name keeps its value. Throws
 * BAD_REQUEST for any other mask, and for hosts that strangers can have.
 * @param stored the variables before
 */
export const readGiven = (
  given: readonly VariableInput[],
  stored: readonly StoredVariable[],
): NewVariables => {
  const secrets = new Map<string, string>();
  const kept: StoredVariable[] = [];
  const variables = given.map(({ name, value, isSecret, hosts }, at) => {
    const variable = { name, value, isSecret, hosts: hosts ?? [] };
    requireHosts(variable.hosts, at);
    if (isMask(value)) {
      const before = stored.find((one) => one.name === name && one.isSecret);
      if (before === undefined || !isSecret || before.value !== value)
        throw rejected(
          'BAD_REQUEST',
          ['variables', at, 'value'],
          `Enter the value of ${name} again: this is only its mask`,
        );
      kept.push(before);
      return variable;
    }
    if (!isSecret) return variable;
    secrets.set(name, value);
    return { ...variable, value: maskValue(value) };
  });
  return { variables, secrets, kept };
};

type Shown = { path: (string | number)[]; what: string; text: string };

/** Which of these texts contain what may not be shown, and what it is. It compares with every stored secret, so call it outside of a transaction. */
export const findShownSecrets = async (
  deps: Pick<Deps, 'secrets'>,
  texts: readonly string[],
): Promise<(text: string) => string | undefined> => {
  const stored = await findStoredSecrets(deps, texts);
  const found = await findSecretsIn({ requests: [], texts: [...texts] });
  return (text) => {
    if (stored.has(text)) return 'a secret that is stored here';
    return found.texts.has(text) ? 'what looks like a key' : undefined;
  };
};

/** Throws BAD_REQUEST, at the field, for a name or a value that is shown and contains a secret. Call it like `findShownSecrets`. */
export const requireNoSecrets = async (
  deps: Pick<Deps, 'secrets'>,
  name: string | undefined,
  variables: readonly VariableInput[] = [],
): Promise<void> => {
  const shown: Shown[] = [
    { path: ['name'], what: 'The name', text: name ?? '' },
    ...variables.flatMap((variable, at): Shown[] => [
      { path: ['variables', at, 'name'], what: 'The name of a variable', text: variable.name },
      ...(variable.isSecret || isMask(variable.value)
        ? []
        : [
            {
              path: ['variables', at, 'value'],
              what: `The value of ${variable.name}`,
              text: variable.value,
            },
          ]),
    ]),
  ].filter(({ text }) => text !== '');
  const secretIn = await findShownSecrets(
    deps,
    shown.map(({ text }) => text),
  );
  for (const { path, what, text } of shown) {
    const secret = secretIn(text);
    if (secret !== undefined) throw rejected('BAD_REQUEST', path, `${what} contains ${secret}. ${ADVICE}`);
  }
};
