import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';
import { keyPurpose } from '#src/features/keys/key-purpose.ts';
import { ROUTE_COLUMNS } from '#src/features/providers/provider-route.ts';

export type PreviousRow = Omit<Selectable<Database['previous_keys']>, 'secret'>;

const COLUMNS = ['id', 'base_url', 'pinned_hosts', 'expires_at', 'last_rotated', 'restorable_until'] as const;

/** Pinned hosts as they are stored with a previous key: the same hosts always give the same text. */
export const pinnedText = (hosts: readonly string[]): string => JSON.stringify(hosts.toSorted());

export const findPrevious = (db: Db, id: number): Promise<PreviousRow | undefined> =>
  db.selectFrom('previous_keys').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** The previous keys of the keys with these ids, by the id of their key. */
export const listPrevious = async (db: Db, from: number, to: number): Promise<Map<number, PreviousRow>> => {
  const rows = await db
    .selectFrom('previous_keys')
    .select(COLUMNS)
    .where('id', '>=', from)
    .where('id', '<=', to)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** Adds a previous key without its secret, in place of an older one. Its secret is sealed for what is stored here. */
export const replacePrevious = async (
  db: Db,
  columns: Omit<Insertable<Database['previous_keys']>, 'secret'>,
): Promise<void> => {
  await deletePrevious(db, columns.id);
  await db
    .insertInto('previous_keys')
    .values({ ...columns, secret: '' })
    .execute();
};

/** Returns false if there was none. */
export const deletePrevious = async (db: Db, id: number): Promise<boolean> => {
  const result = await db.deleteFrom('previous_keys').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
};

/** The keys whose previous key could be restored until before this time. */
export const findExpired = async (
  db: Db,
  at: string,
): Promise<{ id: number; name: string; updated_at: string }[]> =>
  db
    .selectFrom('previous_keys')
    .innerJoin('api_keys', 'api_keys.id', 'previous_keys.id')
    .select(['api_keys.id', 'api_keys.name', 'api_keys.updated_at'])
    .where('restorable_until', '<', at)
    .execute();

/**
 * What these previous keys may do, by id: what their key was allowed to do when they were replaced, and until when they
 * can be restored. A base URL that the key gets later does not count for them.
 */
export const previousPurposes = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('previous_keys')
    .innerJoin('api_keys', 'api_keys.id', 'previous_keys.id')
    .innerJoin('providers', 'providers.id', 'api_keys.provider_id')
    .select([
      'previous_keys.id',
      'previous_keys.base_url',
      'previous_keys.pinned_hosts',
      'previous_keys.restorable_until',
    ])
    .select(ROUTE_COLUMNS)
    .where('previous_keys.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, base_url, pinned_hosts, restorable_until, ...provider }) => [
      id,
      JSON.stringify([keyPurpose({ provider, baseUrl: base_url, pinned: [pinned_hosts] }), restorable_until]),
    ]),
  );
};
