import type {
  CreateEnvironmentInput,
  Environment,
  PatchEnvironmentInput,
  VariableInput,
} from '@gatehouse/contract/environments.ts';
import { MAX_ENVIRONMENTS } from '@gatehouse/contract/plain/variables/limits.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { notFound, rejected } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import * as store from '#src/features/environments/environments.store.ts';
import {
  type NewVariables,
  readGiven,
  requireNoSecrets,
} from '#src/features/environments/given-variables.ts';
import { openVariables, VARIABLE_SECRET } from '#src/features/environments/variable-secrets.ts';
import { findKey } from '#src/features/keys/keys.service.ts';
import { type IfMatchCondition, NO_CONDITION, nextTimestamp, requireMatch } from '#src/if-match.ts';
import { retireAllStored, sealAllStored } from '#src/vault/bound-secrets.ts';

type Stored = store.StoredEnvironment;

const missing = () => notFound('Environment');

/** As it is returned: hosts are said where there are any. */
const shownEnvironment = ({ variables, ...environment }: Stored): Environment => ({
  ...environment,
  variables: variables.map(({ name, value, isSecret, hosts }) => ({
    name,
    value,
    isSecret,
    ...(hosts.length === 0 ? {} : { hosts }),
  })),
});

/** The oldest first, with masks in place of secret values: nothing is decrypted. */
export const listEnvironments = (deps: Pick<Deps, 'connection'>): Promise<Environment[]> =>
  deps.connection.transaction(async (tx) => (await store.listEnvironments(tx)).map(shownEnvironment));

const getEnvironment = async (tx: Db, id: number): Promise<Stored> => {
  const environment = await store.findEnvironment(tx, id);
  if (environment === undefined) throw missing();
  return environment;
};

/** Throws CONFLICT if another environment has this name. */
const requireFreeName = (names: ReadonlyMap<string, number>, name: string, id?: number): void => {
  const other = names.get(name);
  if (other !== undefined && other !== id)
    throw rejected('CONFLICT', 'name', `There is an environment named ${name} already`);
};

/** Throws BAD_REQUEST for a key or a connection that is not stored, or of another provider than it is named for. */
const requireKeys = async (deps: Deps, tx: Db, keys: Environment['keys']): Promise<void> => {
  for (const [at, { providerId, apiKeyId, connectionId }] of keys.entries()) {
    const isKey = apiKeyId !== undefined;
    const path = ['keys', at, isKey ? 'apiKeyId' : 'connectionId'];
    const found = isKey
      ? await findKey(deps, apiKeyId, tx)
      : await store.findConnection(tx, connectionId ?? 0);
    if (found === undefined)
      throw rejected('BAD_REQUEST', path, isKey ? 'Unknown API key' : 'Unknown connection');
    if (found.providerId !== providerId)
      throw rejected('BAD_REQUEST', path, `This ${isKey ? 'key' : 'connection'} is one of another provider`);
  }
};

const secretsOf = ({ variables }: Pick<Stored, 'variables'>): store.StoredVariable[] =>
  variables.filter(({ isSecret }) => isSecret);

/** The secret variables whose value stays, and may be sent to other hosts than before. */
const moved = ({ variables, kept }: NewVariables): string[] =>
  kept
    .filter(({ name, hosts }) => {
      const now = variables.find((variable) => variable.name === name)?.hosts ?? [];
      return now.some((host) => !hosts.includes(host)) || (now.length === 0 && hosts.length > 0);
    })
    .map(({ name }) => name);

/** Replaces the variables of an environment, the secret ones sealed anew for their hosts. */
const writeVariables = async (
  deps: Deps,
  tx: Db,
  environment: Pick<Stored, 'id' | 'name' | 'variables'>,
  given: readonly VariableInput[],
  from: readonly store.StoredVariable[] = environment.variables,
): Promise<void> => {
  const read = readGiven(given, from);
  const secrets = new Map([...(await openVariables(deps, tx, read.kept)), ...read.secrets]);
  await retireAllStored(
    tx,
    VARIABLE_SECRET,
    secretsOf(environment).map(({ id }) => id),
  );
  const ids = await store.replaceVariables(tx, environment.id, read.variables);
  const byId = [...secrets].map(([name, value]): [number, string] => [ids.get(name) ?? 0, value]);
  await sealAllStored(deps.vault, tx, VARIABLE_SECRET, new Map(byId));
  const names = moved(read);
  if (names.length === 0) return;
  const subject = {
    subject: 'environment',
    subjectId: environment.id,
    subjectName: environment.name,
  } as const;
  const event = { action: 'environment.update', ...subject, detail: { fields: names.join(', ') } } as const;
  await recordEvent(tx, event, timestamp(deps));
};

/** Creates an environment in which `requireNoSecrets` found nothing. Throws like `createEnvironment`. */
export const createEnvironmentIn = async (
  deps: Deps,
  tx: Db,
  { name, variables = [], keys = [], secretsFrom }: CreateEnvironmentInput,
): Promise<Environment> => {
  const names = await store.listNames(tx);
  requireFreeName(names, name);
  if (names.size >= MAX_ENVIRONMENTS)
    throw rejected('CONFLICT', [], `There are ${MAX_ENVIRONMENTS} environments, and cannot be more`);
  await requireKeys(deps, tx, keys);
  const from = secretsFrom === undefined ? undefined : await getEnvironment(tx, secretsFrom);
  const id = await store.insertEnvironment(tx, name, timestamp(deps));
  await writeVariables(deps, tx, { id, name, variables: [] }, variables, from?.variables);
  await store.writeKeys(tx, id, keys);
  return shownEnvironment(await getEnvironment(tx, id));
};

/** Throws BAD_REQUEST for a key of another provider, a mask that stands for nothing and a secret where it would be shown, CONFLICT for a name in use. */
export const createEnvironment = async (deps: Deps, input: CreateEnvironmentInput): Promise<Environment> => {
  await requireNoSecrets(deps, input.name, input.variables);
  return deps.connection.transaction((tx) => createEnvironmentIn(deps, tx, input));
};

/**
 * Changes the given fields. The mask of a secret variable that was sent back keeps its value, which is sealed again for the hosts
 * that the variable has then. Throws NOT_FOUND, and like `createEnvironment`.
 */
export const updateEnvironment = async (
  deps: Deps,
  { id, name, variables, keys }: PatchEnvironmentInput,
  condition: IfMatchCondition = NO_CONDITION,
): Promise<Environment> => {
  await requireNoSecrets(deps, name, variables);
  return deps.connection.transaction(async (tx) => {
    await requireMatch(tx, 'environments', id, condition, () => store.findEnvironment(tx, id));
    const current = await getEnvironment(tx, id);
    if (name !== undefined) requireFreeName(await store.listNames(tx), name, id);
    await store.updateEnvironment(tx, id, name, nextTimestamp(deps, current));
    if (keys !== undefined) {
      await requireKeys(deps, tx, keys);
      await store.writeKeys(tx, id, keys);
    }
    if (variables !== undefined) await writeVariables(deps, tx, current, variables);
    return shownEnvironment(await getEnvironment(tx, id));
  });
};

/** Deletes an environment with its variables. Throws NOT_FOUND. */
export const deleteEnvironment = (
  deps: Deps,
  id: number,
  condition: IfMatchCondition = NO_CONDITION,
): Promise<{ id: number }> =>
  deps.connection.transaction(async (tx) => {
    await requireMatch(tx, 'environments', id, condition, () => store.findEnvironment(tx, id));
    const current = await getEnvironment(tx, id);
    await retireAllStored(
      tx,
      VARIABLE_SECRET,
      secretsOf(current).map((variable) => variable.id),
    );
    await store.deleteEnvironment(tx, id);
    return { id };
  });

/** A variable that a call uses. */
export type UsedVariable = { value: string } & (
  | { isSecret: false }
  | { isSecret: true; mask: string; hosts: readonly string[] }
);

/**
 * The name of an environment, and those of these variables that it has, by name. The values of secret ones are opened, so call it
 * for what is used only. Throws NOT_FOUND.
 */
export const variablesInEnvironment = (
  deps: Pick<Deps, 'connection' | 'vault'>,
  id: number,
  names: ReadonlySet<string>,
): Promise<{ name: string; variables: Map<string, UsedVariable> }> =>
  deps.connection.transaction(async (tx) => {
    const { name, variables } = await getEnvironment(tx, id);
    const used = variables.filter((variable) => names.has(variable.name));
    const secrets = await openVariables(deps, tx, secretsOf({ variables: used }));
    const entries = used.map((variable): [string, UsedVariable] => {
      const secret = secrets.get(variable.name);
      return secret === undefined
        ? [variable.name, { value: variable.value, isSecret: false }]
        : [variable.name, { value: secret, isSecret: true, mask: variable.value, hosts: variable.hosts }];
    });
    return { name, variables: new Map(entries) };
  });

/** Records that values of secret variables are sent to a host. */
export const recordUse = (
  deps: Deps,
  { id, name }: { id: number; name: string },
  names: readonly string[],
  host: string,
): Promise<void> =>
  deps.connection.transaction((tx) => {
    const subject = { subject: 'environment', subjectId: id, subjectName: name } as const;
    const event = {
      action: 'environment.use',
      ...subject,
      host,
      detail: { fields: names.join(', ') },
    } as const;
    return recordEvent(tx, event, timestamp(deps));
  });

/** Which key or connection of a provider is meant in an environment; undefined if it says none. Throws NOT_FOUND. */
export const credentialInEnvironment = (
  { connection }: Pick<Deps, 'connection'>,
  id: number,
  providerId: number,
): Promise<Omit<Environment['keys'][number], 'providerId'> | undefined> =>
  connection.transaction(async (tx) => {
    const { keys } = await getEnvironment(tx, id);
    const { providerId: _, ...meant } = keys.find((key) => key.providerId === providerId) ?? {};
    return Object.keys(meant).length === 0 ? undefined : meant;
  });
