import type { HeaderLines } from '@gatehouse/contract/common.ts';
import type { PatchEndpointInput, SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';
import { readBodies } from '#src/features/endpoints/stored-body.ts';
import type { ListPage } from '#src/list-page.ts';

type EndpointRow = Selectable<Database['saved_endpoints']>;

const toEndpoint = (row: EndpointRow): SavedEndpoint => {
  const headers: HeaderLines | null = row.headers === null ? null : JSON.parse(row.headers);
  return { ...toFields(row), headers, ...readBodies(row, headers) };
};

const toFields = (row: EndpointRow) => ({
  id: row.id,
  providerId: row.provider_id,
  name: row.name,
  endpoint: row.endpoint,
  method: row.method as EndpointMethod,
  description: row.description,
  isFavorite: row.is_favorite === 1,
  folderId: row.folder_id,
  apiKeyId: row.api_key_id,
  connectionId: row.connection_id,
  withoutKey: row.without_key === 1,
  keyDeleted: row.key_deleted === 1,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** What an endpoint is written from; an undefined field leaves its column unchanged. */
export type EndpointFields = Omit<PatchEndpointInput, 'id'>;

const jsonText = (value: object | null | undefined): string | null | undefined =>
  value === undefined || value === null ? value : JSON.stringify(value);

const flag = (value: boolean | undefined): number | undefined =>
  value === undefined ? undefined : Number(value);

/** Whether it says what the endpoint is tested with, be it nothing. */
const isChosen = ({ apiKeyId, connectionId, withoutKey }: EndpointFields): boolean =>
  typeof apiKeyId === 'number' || typeof connectionId === 'number' || withoutKey === true;

const toColumns = (fields: EndpointFields) => ({
  provider_id: fields.providerId,
  name: fields.name,
  endpoint: fields.endpoint,
  method: fields.method,
  description: fields.description,
  request_body: jsonText(fields.requestBody),
  body: jsonText(fields.body),
  headers: jsonText(fields.headers),
  folder_id: fields.folderId,
  is_favorite: flag(fields.isFavorite),
  api_key_id: fields.apiKeyId,
  connection_id: fields.connectionId,
  without_key: flag(fields.withoutKey),
  key_deleted: isChosen(fields) ? 0 : undefined,
});

/** Newest first. */
export const listEndpoints = async (db: Db, { before, limit }: ListPage): Promise<SavedEndpoint[]> => {
  let query = db.selectFrom('saved_endpoints').selectAll().orderBy('id', 'desc');
  if (before !== undefined) query = query.where('id', '<', before);
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()).map(toEndpoint);
};

/** Those with a lower id, newest first; the newest of all if `before` is undefined. */
export const listEndpointsBefore = async (
  db: Db,
  before: number | undefined,
  limit: number,
): Promise<SavedEndpoint[]> => {
  let query = db.selectFrom('saved_endpoints').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return (await query.execute()).map(toEndpoint);
};

export const findEndpoint = async (db: Db, id: number): Promise<SavedEndpoint | undefined> => {
  const row = await db.selectFrom('saved_endpoints').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toEndpoint(row);
};

/** SQLite takes some 32,000 values in a statement. */
const MAX_IDS = 1000;

/** Those with these ids, oldest first. */
export const findEndpoints = async (db: Db, ids: readonly number[]): Promise<SavedEndpoint[]> => {
  const found: SavedEndpoint[] = [];
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const part = ids.slice(start, start + MAX_IDS);
    const rows = await db.selectFrom('saved_endpoints').selectAll().where('id', 'in', part).execute();
    found.push(...rows.map(toEndpoint));
  }
  return found.sort((one, other) => one.id - other.id);
};

/** What tells whether endpoints may be the same call, oldest first. */
export const listTargets = (
  db: Db,
): Promise<{ id: number; provider_id: number; method: string; endpoint: string }[]> =>
  db
    .selectFrom('saved_endpoints')
    .select(['id', 'provider_id', 'method', 'endpoint'])
    .orderBy('id')
    .execute();

export const insertEndpoint = async (
  db: Db,
  fields: Required<EndpointFields>,
  at: string,
): Promise<SavedEndpoint> => {
  const columns = { ...toColumns(fields), created_at: at, updated_at: at };
  const row = await db
    .insertInto('saved_endpoints')
    .values(columns as Insertable<Database['saved_endpoints']>)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toEndpoint(row);
};

/** Returns false if there is no such endpoint. */
export const updateEndpoint = async (
  db: Db,
  id: number,
  fields: EndpointFields,
  at: string,
): Promise<boolean> => {
  const result = await db
    .updateTable('saved_endpoints')
    .set({ ...toColumns(fields), updated_at: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** Deletes an endpoint with its secrets; returns false if there is no such endpoint. */
export const deleteEndpoint = async (db: Db, id: number): Promise<boolean> => {
  const result = await db.deleteFrom('saved_endpoints').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
};

/** Whether a key or a connection has this id. */
export const isStored = async (
  db: Db,
  table: 'api_keys' | 'oauth_connections',
  id: number,
): Promise<boolean> =>
  (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
