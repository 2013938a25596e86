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
      ]),
    ]),
  );
};
