import type { Db } from '#src/db/database.ts';

export type EndpointSecretRow = { id: number; place: string; is_number: number };

/** The secrets of one endpoint, without their sealed values. */
export const listSecrets = (db: Db, endpointId: number): Promise<EndpointSecretRow[]> =>
  db
    .selectFrom('saved_endpoint_secrets')
    .select(['id', 'place', 'is_number'])
    .where('endpoint_id', '=', endpointId)
    .orderBy('id')
    .execute();

type NewSecretRow = { endpoint_id: number; place: string; is_number: number };

/** Adds rows without their secrets: a secret is sealed for the id of its row. Returns the ids by place. */
export const insertSecrets = async (db: Db, rows: readonly NewSecretRow[]): Promise<Map<string, number>> => {
  if (rows.length === 0) return new Map();
  const inserted = await db
    .insertInto('saved_endpoint_secrets')
    .values(rows.map((row) => ({ ...row, secret: '' })))
    .returning(['id', 'place'])
    .execute();
  return new Map(inserted.map(({ id, place }) => [place, id]));
};

export const deleteSecrets = async (db: Db, endpointId: number): Promise<void> => {
  await db.deleteFrom('saved_endpoint_secrets').where('endpoint_id', '=', endpointId).execute();
};

/**
 * What these secrets may be used for, by id: one place in the call to one URL of one provider. The request around them may
 * change, but no other row, place or URL gets them.
 */
export const secretPurposes = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('saved_endpoint_secrets')
    .innerJoin('saved_endpoints', 'saved_endpoints.id', 'saved_endpoint_secrets.endpoint_id')
    .select([
      'saved_endpoint_secrets.id',
      'endpoint_id',
      'place',
      'is_number',
      'provider_id',
      'method',
      'endpoint',
    ])
    .where('saved_endpoint_secrets.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      JSON.stringify([row.endpoint_id, row.provider_id, row.method, row.endpoint, row.place, row.is_number]),
    ]),
  );
};
