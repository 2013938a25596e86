import { type ApiKey, type KeyType, maskKey } from '@gatehouse/contract/keys.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';

type KeyRow = Selectable<Database['api_keys']>;

/** A key without its secret, which only `readSecret` returns. */
const toApiKey = (row: KeyRow, pinnedHosts: string[]): ApiKey => ({
  id: row.id,
  providerId: row.provider_id,
  name: row.name,
  // The prefix is stored next to the ciphertext, so that listing keys decrypts nothing.
  apiKey: maskKey(row.secret_prefix),
  baseUrl: row.base_url,
  keyType: row.key_type as KeyType | null,
  expiresAt: row.expires_at,
  lastRotated: row.last_rotated,
  isActive: row.is_active === 1,
  pinnedHosts,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const listHosts = (db: Db) => db.selectFrom('api_key_hosts').select(['api_key_id', 'host']).orderBy('host');

export const listKeys = async (db: Db): Promise<ApiKey[]> => {
  const rows = await db.selectFrom('api_keys').selectAll().orderBy('id', 'desc').execute();
  const hosts = await listHosts(db).execute();
  const byKey = Map.groupBy(hosts, (host) => host.api_key_id);
  return rows.map((row) =>
    toApiKey(
      row,
      (byKey.get(row.id) ?? []).map(({ host }) => host),
    ),
  );
};

/** A key with its secret, still sealed. Both are read together, so a secret never gets the base URL of another one. */
export const readSecret = async (
  db: Db,
  id: number,
): Promise<{ key: ApiKey; secret: string } | undefined> => {
  const row = await db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const hosts = await listHosts(db).where('api_key_id', '=', id).execute();
  const pinned = hosts.map(({ host }) => host);
  return { key: toApiKey(row, pinned), secret: row.secret };
};

export const findKey = async (db: Db, id: number): Promise<ApiKey | undefined> =>
  (await readSecret(db, id))?.key;

/** Adds a key without its secret: a secret is sealed for the id, which this returns. */
export const insertKey = async (
  db: Db,
  columns: Omit<Insertable<Database['api_keys']>, 'id' | 'secret'>,
): Promise<number> => {
  const { id } = await db
    .insertInto('api_keys')
    .values({ ...columns, secret: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Changes the columns of one key that are not undefined; returns false if there is no such key. */
export const updateKey = async (
  db: Db,
  id: number,
  columns: Partial<Omit<KeyRow, 'id' | 'provider_id' | 'created_at'>>,
): Promise<boolean> => {
  const result = await db.updateTable('api_keys').set(columns).where('id', '=', id).executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** Deletes a key with its pinned hosts; returns false if there is no such key. */
export const deleteKey = async (db: Db, id: number): Promise<boolean> => {
  const result = await db.deleteFrom('api_keys').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
};

export const insertHost = async (db: Db, id: number, host: string, at: string): Promise<void> => {
  await db
    .insertInto('api_key_hosts')
    .values({ api_key_id: id, host, created_at: at })
    .onConflict((conflict) => conflict.columns(['api_key_id', 'host']).doNothing())
    .execute();
};

export const deleteHost = async (db: Db, id: number, host: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('api_key_hosts')
    .where('api_key_id', '=', id)
    .where('host', '=', host)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
};
