import { type CreateEnvironmentInput, createEnvironmentInput } from '@gatehouse/contract/environments.ts';
import type { ImportEnvironment, ImportInput } from '@gatehouse/contract/imports.ts';
import { MAX_ENVIRONMENT_NAME_LENGTH } from '@gatehouse/contract/plain/variables/limits.ts';
import { isMask, maskValue } from '@gatehouse/secrets/masks.ts';
import type { Deps } from '#src/deps.ts';
import { fromZod, rejected } from '#src/errors.ts';
import { listEnvironments, variablesInEnvironment } from '#src/features/environments/environments.service.ts';
import { findShownSecrets } from '#src/features/environments/given-variables.ts';
import type { ReadEnvironment, ReadVariable } from '#src/features/imports/read/draft.ts';

const FALLBACK_NAME = 'Imported variables';

/**
 * The environments of a document without secrets where they would be shown: a plain variable that contains one is a secret
 * variable, a name that does is left out. Also one that is stored here, which the thread that reads documents does not know.
 */
export const withMarkedSecrets = async (
  deps: Pick<Deps, 'secrets'>,
  environments: readonly ReadEnvironment[],
): Promise<ReadEnvironment[]> => {
  if (environments.length === 0) return [];
  const texts = environments.flatMap(({ name, variables }) => [
    name,
    ...variables.flatMap((one) => [one.name, one.value]),
  ]);
  const secretIn = await findShownSecrets(
    deps,
    [...new Set(texts)].filter((text) => text !== ''),
  );
  const isShown = (text: string): boolean => secretIn(text) === undefined && !isMask(text);
  return environments.map(({ name, line, variables }) => ({
    name: isShown(name) && name !== '' ? name : FALLBACK_NAME,
    line,
    variables: variables
      .filter((one) => isShown(one.name) && !isMask(one.value))
      .map((one) => ({ ...one, isSecret: one.isSecret || !isShown(one.value) })),
  }));
};

/** The name, or one with a number behind it that is not taken. */
const freeName = (name: string, taken: ReadonlySet<string>): string => {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) {
    const end = ` ${number}`;
    free = `${name.slice(0, MAX_ENVIRONMENT_NAME_LENGTH - end.length)}${end}`;
  }
  return free;
};

/** Whether a stored environment has all of these variables, with these values. */
const hasAll = async (deps: Deps, id: number, variables: readonly ReadVariable[]): Promise<boolean> => {
  const names = new Set(variables.map(({ name }) => name));
  const stored = (await variablesInEnvironment(deps, id, names)).variables;
  return variables.every(({ name, value, isSecret }) => {
    const one = stored.get(name);
    return one !== undefined && one.value === value && one.isSecret === isSecret;
  });
};

type Reviewed = ImportEnvironment & { values: readonly ReadVariable[] };

/** Each environment with what it would be called, and whether it is stored already. */
export const judgeEnvironments = async (
  deps: Deps,
  environments: readonly ReadEnvironment[],
): Promise<Reviewed[]> => {
  const stored = environments.length === 0 ? [] : await listEnvironments(deps);
  const ids = new Map(stored.map(({ id, name }) => [name, id]));
  const taken = new Set(ids.keys());
  const judged: Reviewed[] = [];
  for (const [index, { name, line, variables }] of environments.entries()) {
    const id = ids.get(name);
    const isStored = id !== undefined && (await hasAll(deps, id, variables));
    const free = freeName(name, taken);
    taken.add(free);
    judged.push({
      index,
      line,
      name: free,
      status: isStored ? 'stored' : 'new',
      reason: isStored
        ? `Already stored as “${name}”`
        : free === name
          ? null
          : `There is an environment named “${name}” already`,
      variables: variables.map(({ value, ...one }) => ({
        ...one,
        value: one.isSecret ? maskValue(value) : value,
      })),
      values: variables,
    });
  }
  return judged;
};

/** The chosen environments as they are created. Throws BAD_REQUEST for what is not in the document, or was chosen before. */
export const chosenEnvironments = (
  judged: readonly Reviewed[],
  chosen: ImportInput['environments'],
): CreateEnvironmentInput[] => {
  const all = chosen ?? judged.filter(({ status }) => status === 'new').map(({ index }) => ({ index }));
  const before = new Set<number>();
  return all.map(({ index, name, hosts = {} }: NonNullable<typeof chosen>[number], at) => {
    const found = judged[index];
    const path = ['environments', at, 'index'];
    if (found === undefined) throw rejected('BAD_REQUEST', path, 'The document has no such environment');
    if (before.has(index)) throw rejected('BAD_REQUEST', path, 'This environment is chosen twice');
    before.add(index);
    const variables = found.values.map((variable) => ({
      ...variable,
      hosts: variable.isSecret ? (hosts[variable.name] ?? variable.hosts) : [],
    }));
    const checked = createEnvironmentInput.safeParse({ name: name ?? found.name, variables });
    if (!checked.success) throw fromZod(checked.error);
    return checked.data;
  });
};
