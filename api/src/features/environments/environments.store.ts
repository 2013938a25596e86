import type { Environment } from '@gatehouse/contract/environments.ts';
import type { Db } from '#src/db/database.ts';

/** A variable as it is stored: a secret one with its mask in place of its value. */
export type StoredVariable = {
  id: number;
  name: string;
  value: string;
  isSecret: boolean;
  hosts: string[];
};

export type StoredEnvironment = Omit<Environment, 'variables'> & { variables: StoredVariable[] };

type VariableRow = {
  id: number;
  environment_id: number;
  name: string;
  value: string | null;
  mask: string | null;
  hosts: string;
};

const toVariable = ({ id, name, value, mask, hosts }: VariableRow): StoredVariable => ({
  id,
  name,
  value: value ?? mask ?? '',
  isSecret: mask !== null,
  hosts: JSON.parse(hosts),
});

const groupById = <Row extends { environment_id: number }>(rows: readonly Row[]): Map<number, Row[]> => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.environment_id) ?? [];
    group.push(row);
    groups.set(row.environment_id, group);
  }
  return groups;
};

/** All of them, or those with these ids, the oldest first. Call it in a transaction: it reads three tables. */
const readEnvironments = async (tx: Db, ids?: readonly number[]): Promise<StoredEnvironment[]> => {
  if (ids?.length === 0) return [];
  let environments = tx.selectFrom('environments').selectAll().orderBy('id');
  let variables = tx
    .selectFrom('environment_variables')
    .select(['id', 'environment_id', 'name', 'value', 'mask', 'hosts'])
    .orderBy('id');
  let keys = tx.selectFrom('environment_keys').selectAll().orderBy('provider_id');
  if (ids !== undefined) {
    environments = environments.where('id', 'in', ids);
    variables = variables.where('environment_id', 'in', ids);
    keys = keys.where('environment_id', 'in', ids);
  }
  const rows = await environments.execute();
  const variablesOf = groupById(await variables.execute());
  const keysOf = groupById(await keys.execute());
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    variables: (variablesOf.get(row.id) ?? []).map(toVariable),
    keys: (keysOf.get(row.id) ?? []).map((key) => ({
      providerId: key.provider_id,
      ...(key.api_key_id === null ? {} : { apiKeyId: key.api_key_id }),
      ...(key.connection_id === null ? {} : { connectionId: key.connection_id }),
    })),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
};

export const listEnvironments = (tx: Db): Promise<StoredEnvironment[]> => readEnvironments(tx);

export const findEnvironment = async (tx: Db, id: number): Promise<StoredEnvironment | undefined> =>
  (await readEnvironments(tx, [id]))[0];

/** The ids of all environments by name. */
export const listNames = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db.selectFrom('environments').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
};

export const insertEnvironment = async (db: Db, name: string, at: string): Promise<number> => {
  const { id } = await db
    .insertInto('environments')
    .values({ name, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** An undefined name stays. */
export const updateEnvironment = async (
  db: Db,
  id: number,
  name: string | undefined,
  at: string,
): Promise<void> => {
  await db.updateTable('environments').set({ name, updated_at: at }).where('id', '=', id).execute();
};

/** Deletes an environment with its variables and what it says about keys; returns false if there is no such environment. */
export const deleteEnvironment = async (db: Db, id: number): Promise<boolean> => {
  const result = await db.deleteFrom('environments').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
};

/** Replaces the variables of an environment, without the values of secret ones. Returns the ids by name. */
export const replaceVariables = async (
  db: Db,
  environmentId: number,
  variables: readonly Omit<StoredVariable, 'id'>[],
): Promise<Map<string, number>> => {
  await db.deleteFrom('environment_variables').where('environment_id', '=', environmentId).execute();
  if (variables.length === 0) return new Map();
  const rows = await db
    .insertInto('environment_variables')
    .values(
      variables.map(({ name, value, isSecret, hosts }) => ({
        environment_id: environmentId,
        name,
        value: isSecret ? null : value,
        mask: isSecret ? value : null,
        hosts: JSON.stringify(hosts),
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
};

/** Whose connection it is; undefined if none has this id. */
export const findConnection = async (db: Db, id: number): Promise<{ providerId: number } | undefined> => {
  const row = await db
    .selectFrom('oauth_connections')
    .select('provider_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { providerId: row.provider_id };
};

export const writeKeys = async (db: Db, environmentId: number, keys: Environment['keys']): Promise<void> => {
  await db.deleteFrom('environment_keys').where('environment_id', '=', environmentId).execute();
  if (keys.length === 0) return;
  await db
    .insertInto('environment_keys')
    .values(
      keys.map(({ providerId, apiKeyId = null, connectionId = null }) => ({
        environment_id: environmentId,
        provider_id: providerId,
        api_key_id: apiKeyId,
        connection_id: connectionId,
      })),
    )
    .execute();
};

/** What these secrets may be used for, by id: one variable of one environment, at these hosts. */
export const variablePurposes = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('environment_variables')
    .select(['id', 'environment_id', 'name', 'hosts'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, JSON.stringify([row.environment_id, row.name, row.hosts])]));
};
