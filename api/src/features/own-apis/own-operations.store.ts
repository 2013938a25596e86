import type { OwnOperation } from '@gatehouse/contract/own-apis.ts';
import type { Db } from '#src/db/database.ts';

/** Replaces the operations of a provider. */
export const replaceOperations = async (
  db: Db,
  providerId: number,
  operations: readonly OwnOperation[],
): Promise<void> => {
  await db.deleteFrom('provider_operations').where('provider_id', '=', providerId).execute();
  if (operations.length === 0) return;
  const row = { provider_id: providerId, operations: JSON.stringify(operations) };
  await db.insertInto('provider_operations').values(row).execute();
};

/** It trusts the JSON that was stored. */
export const listOperations = async (db: Db, providerId: number): Promise<OwnOperation[]> => {
  const row = await db
    .selectFrom('provider_operations')
    .select('operations')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row === undefined ? [] : JSON.parse(row.operations);
};
