import type { ApiKey, KeyDetail, KeyVerdict, PreviousKey } from '@gatehouse/contract/keys.ts';
import { maskKey } from '@gatehouse/secrets/masks.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';
import { forgetCredential } from '#src/db/forget-credential.ts';
import { partMasks } from '#src/features/keys/key-parts.ts';
import { KEY_SECRET_PLACE, keyPurpose } from '#src/features/keys/key-purpose.ts';
import {
  findPrevious,
  listPrevious,
  type PreviousRow,
  pinnedText,
} from '#src/features/keys/previous-keys.store.ts';
import { ROUTE_COLUMNS } from '#src/features/providers/provider-route.ts';
import type { ListPage } from '#src/list-page.ts';
import type { SecretRef } from '#src/vault/envelope.ts';

type KeyRow = Selectable<Database['api_keys']>;

export const verdictColumns = (verdict: KeyVerdict | null) => ({
  verified_at: verdict?.verifiedAt ?? null,
  verified_valid: verdict === null ? null : Number(verdict.valid),
  verified_status: verdict?.status ?? null,
  verified_message: verdict?.message ?? null,
  verified_scopes: verdict?.scopes ? JSON.stringify(verdict.scopes) : null,
});

/** The columns of the checks, for a secret that nobody has checked yet. A check that is running writes nothing then. */
export const UNCHECKED = {
  checked_at: null,
  check_problem: null,
  check_host: null,
  check_not_before: null,
  check_holder: null,
  check_until: null,
};

const toVerdict = (row: KeyRow): KeyVerdict | null =>
  row.verified_at === null
    ? null
    : {
        verifiedAt: row.verified_at,
        valid: row.verified_valid === 1,
        status: row.verified_status ?? 0,
        message: row.verified_message ?? '',
        scopes: row.verified_scopes === null ? null : JSON.parse(row.verified_scopes),
      };

/** What the previous key of a key is compared by: it may only be restored to the hosts that it was for. */
const previousOf = (
  row: KeyRow,
  pinned: readonly string[],
  previous: PreviousRow | undefined,
): PreviousKey | null =>
  previous === undefined
    ? null
    : {
        restorableUntil: previous.restorable_until,
        hostsChanged: previous.base_url !== row.base_url || previous.pinned_hosts !== pinnedText(pinned),
      };

/** The column of each detail that the user enters. */
const DETAIL_COLUMNS = {
  name: 'name',
  baseUrl: 'base_url',
  keyType: 'key_type',
  expiresAt: 'expires_at',
  tags: 'tags',
} as const satisfies Record<KeyDetail, keyof KeyRow>;

/** Lists are stored as JSON. */
const LISTS: readonly KeyDetail[] = ['tags'];
type Stored<Value> = Value extends readonly string[] ? string : Value;

type DetailColumns<Given> = {
  [Name in keyof Given & KeyDetail as (typeof DETAIL_COLUMNS)[Name]]: Stored<Given[Name]>;
};

const stored = (value: unknown): unknown => (Array.isArray(value) ? JSON.stringify(value) : value);

const entriesOf = Object.entries as (columns: typeof DETAIL_COLUMNS) => [KeyDetail, keyof KeyRow][];

/** The details in their columns; one that is undefined is not written. */
export const detailColumns = <Given extends Partial<Pick<ApiKey, KeyDetail>>>(
  given: Given,
): DetailColumns<Given> =>
  Object.fromEntries(
    entriesOf(DETAIL_COLUMNS).map(([name, column]) => [column, stored(given[name])]),
  ) as DetailColumns<Given>;

const detailsOf = (row: KeyRow) =>
  Object.fromEntries(
    entriesOf(DETAIL_COLUMNS).map(([name, column]) => [
      name,
      LISTS.includes(name) ? JSON.parse(String(row[column])) : row[column],
    ]),
  ) as Pick<ApiKey, KeyDetail>;

/** A key without its secret, which only `readSecret` returns. */
const toApiKey = (row: KeyRow, pinnedHosts: string[], previous: PreviousRow | undefined): ApiKey => ({
  id: row.id,
  providerId: row.provider_id,
  ...detailsOf(row),
  // The prefix is stored next to the ciphertext, so that listing keys decrypts nothing.
  apiKey: maskKey(row.secret_prefix),
  parts: partMasks(row.part_prefixes),
  lastRotated: row.last_rotated,
  isActive: row.is_active === 1,
  verdict: toVerdict(row),
  checkProblem:
    row.checked_at === null || row.check_problem === null
      ? null
      : { checkedAt: row.checked_at, message: row.check_problem },
  pinnedHosts,
  previousKey: previousOf(row, pinnedHosts, previous),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const listHosts = (db: Db, from: number, to: number) =>
  db
    .selectFrom('api_key_hosts')
    .select(['api_key_id', 'host'])
    .where('api_key_id', '>=', from)
    .where('api_key_id', '<=', to)
    .orderBy('host')
    .execute();

/** Newest first. */
export const listKeys = async (db: Db, { before, limit }: ListPage): Promise<ApiKey[]> => {
  let query = db.selectFrom('api_keys').selectAll().orderBy('id', 'desc');
  if (before !== undefined) query = query.where('id', '<', before);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  const [from = 0, to = 0] = [rows.at(-1)?.id, rows[0]?.id];
  const byKey = Map.groupBy(await listHosts(db, from, to), (host) => host.api_key_id);
  const previous = await listPrevious(db, from, to);
  return rows.map((row) =>
    toApiKey(
      row,
      (byKey.get(row.id) ?? []).map(({ host }) => host),
      previous.get(row.id),
    ),
  );
};

/** Keys with everything that their purpose is made of; there is a row for each pinned host, or one without a host. */
const selectBounds = (db: Db) =>
  db
    .selectFrom('api_keys')
    .innerJoin('providers', 'providers.id', 'api_keys.provider_id')
    .leftJoin('api_key_hosts', 'api_key_hosts.api_key_id', 'api_keys.id')
    .select(ROUTE_COLUMNS)
    .select('api_key_hosts.host');

type BoundsRow = Awaited<ReturnType<ReturnType<typeof selectBounds>['execute']>>[number] & {
  base_url: string | null;
};

const purposeOf = (first: BoundsRow, rows: readonly { host: string | null }[]): string =>
  keyPurpose({
    provider: first,
    baseUrl: first.base_url,
    pinned: rows.flatMap(({ host }) => host ?? []),
  });

/** What these keys may do, as the vault binds their secrets to it, by id. */
export const keyPurposes = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await selectBounds(db)
    .select(['api_keys.id', 'api_keys.base_url'])
    .where('api_keys.id', 'in', ids)
    .execute();
  const byKey = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byKey].map(([id, of]) => [id, purposeOf(of[0] as BoundsRow, of)]));
};

/** A secret as it is stored, and what the vault has bound it to. */
export type SealedSecret = { value: string; ref: SecretRef };

/**
 * A key with its secret, still sealed. One statement reads both, so that a secret never gets the base URL of another one,
 * and never fails to open because of a change in between.
 */
export const readSecret = async (
  db: Db,
  id: number,
): Promise<{ key: ApiKey; secret: SealedSecret } | undefined> => {
  const rows = await selectBounds(db)
    .leftJoin('secret_versions', (join) =>
      join
        .onRef('secret_versions.row_id', '=', 'api_keys.id')
        .on('secret_versions.table_name', '=', KEY_SECRET_PLACE.table)
        .on('secret_versions.column_name', '=', KEY_SECRET_PLACE.column),
    )
    .selectAll('api_keys')
    .select('secret_versions.version')
    .where('api_keys.id', '=', id)
    .orderBy('api_key_hosts.host')
    .execute();
  const [row] = rows;
  if (row === undefined) return undefined;
  const ref = { ...KEY_SECRET_PLACE, row: id, version: row.version ?? 0, purpose: purposeOf(row, rows) };
  const pinned = rows.flatMap(({ host }) => host ?? []);
  return { key: toApiKey(row, pinned, await findPrevious(db, id)), secret: { value: row.secret, ref } };
};

export const keysOfProviders = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('api_keys').select('id').where('provider_id', 'in', ids).execute();
  return rows.map(({ id }) => id);
};

/** A provider's keys whose secret has one of these prints, oldest first. */
export const listPrinted = (
  db: Db,
  providerId: number,
  prints: readonly string[],
): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('secret_versions')
    .innerJoin('api_keys', 'api_keys.id', 'secret_versions.row_id')
    .select(['api_keys.id', 'api_keys.name'])
    .where('secret_versions.table_name', '=', KEY_SECRET_PLACE.table)
    .where('secret_versions.column_name', '=', KEY_SECRET_PLACE.column)
    .where('secret_versions.print', 'in', prints)
    .where('api_keys.provider_id', '=', providerId)
    .orderBy('api_keys.id')
    .execute();

export const findKey = async (db: Db, id: number): Promise<ApiKey | undefined> =>
  (await readSecret(db, id))?.key;

/** The base URL of a provider's keys that have none of their own; null if it has none either. */
export const findProviderBaseUrl = async (db: Db, providerId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('providers')
    .select('base_url')
    .where('id', '=', providerId)
    .executeTakeFirst();
  return row?.base_url ?? null;
};

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
export const deleteKey = async (db: Db, id: number, at: string): Promise<boolean> => {
  await forgetCredential(db, 'api_key_id', id, at);
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
