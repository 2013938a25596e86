import type { Insertable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';

/** Adds a login without its verifier, which is sealed for the id that this returns. */
export const insertState = async (
  db: Db,
  columns: Omit<Insertable<Database['oauth_states']>, 'id' | 'verifier'>,
): Promise<number> => {
  const { id } = await db
    .insertInto('oauth_states')
    .values({ ...columns, verifier: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A login that was begun, without its verifier. */
export type StoredState = {
  id: number;
  configId: number;
  configVersion: number;
  redirectUri: string;
  scopes: string[];
  expiresAt: string;
  /** Which connection it is for. */
  meant: number | null;
};

/** The login with this state, if a script began it, or a browser with one of these cookies. */
export const findState = async (
  db: Db,
  stateHash: string,
  browserHashes: readonly string[],
): Promise<StoredState | undefined> => {
  const row = await db
    .selectFrom('oauth_states')
    .selectAll()
    .where('state_hash', '=', stateHash)
    .where(({ eb, or }) =>
      or([
        eb('browser_hash', 'is', null),
        ...(browserHashes.length > 0 ? [eb('browser_hash', 'in', browserHashes)] : []),
      ]),
    )
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      configId: row.config_id,
      configVersion: row.config_version,
      redirectUri: row.redirect_uri,
      scopes: JSON.parse(row.scopes),
      expiresAt: row.expires_at,
      meant: row.meant_connection,
    }
  );
};

/** Returns false if somebody else has deleted it: of several callers exactly one gets true. */
export const deleteState = async (db: Db, id: number): Promise<boolean> =>
  (await db.deleteFrom('oauth_states').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;

/** Deletes the login with this state, whoever began it; returns its id, if there is one. */
export const deleteStateByHash = async (db: Db, stateHash: string): Promise<number[]> => {
  const rows = await db
    .deleteFrom('oauth_states')
    .where('state_hash', '=', stateHash)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Deletes the logins that were begun with a configuration; returns their ids. */
export const deleteStatesOf = async (db: Db, configId: number): Promise<number[]> => {
  const rows = await db
    .deleteFrom('oauth_states')
    .where('config_id', '=', configId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** How many are erased at once; more have their turn a minute later. */
const MAX_ERASED = 1000;

/** Logins whose time was over before this time. */
export const findExpiredStates = async (db: Db, at: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('oauth_states')
    .select('id')
    .where('expires_at', '<', at)
    .limit(MAX_ERASED)
    .execute();
  return rows.map(({ id }) => id);
};

export const deleteStates = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await db.deleteFrom('oauth_states').where('id', 'in', ids).execute();
};

/** What these verifiers may be used for, by id: the one login that they were made for, at the token URL of that time. */
export const verifierPurposes = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('oauth_states')
    .innerJoin('oauth_configs', 'oauth_configs.id', 'oauth_states.config_id')
    .select([
      'oauth_states.id',
      'state_hash',
      'config_id',
      'config_version',
      'oauth_configs.version',
      'oauth_configs.token_url',
      'oauth_states.redirect_uri',
      'oauth_states.scopes',
      'browser_hash',
      'expires_at',
      'meant_connection',
    ])
    .where('oauth_states.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      JSON.stringify([
        row.state_hash,
        row.config_id,
        row.config_version,
        row.version,
        row.token_url,
        row.redirect_uri,
        row.scopes,
        row.browser_hash,
        row.expires_at,
        // Where nothing is said, it is that of a login from before it could be.
        ...(row.meant_connection === null ? [] : [row.meant_connection]),
      ]),
    ]),
  );
};
