import type { Connection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import { newDataKey, VaultError, wrapDataKey } from '#src/vault/envelope.ts';
import { SEALED_COLUMNS, type SealedColumn } from '#src/vault/sealed-columns.ts';
import {
  findDataKeys,
  findSealedUnderOthers,
  insertDataKey,
  replaceSealed,
  retireDataKeysBefore,
  type SealedRow,
} from '#src/vault/vault.store.ts';
import { openVault, requireMasterKey, type Vault } from '#src/vault/vault.ts';

/** How many values are sealed again in one transaction. */
const BATCH_SIZE = 100;

export type DataKeyRotation = {
  /** The data key that everything is sealed with now. */
  dataKeyId: number;
  /** True if this run continued an earlier, interrupted one. */
  resumed: boolean;
  resealed: number;
  /** Values that did not open and were left unchanged, as `table.column row`. */
  unreadable: string[];
};

const activeDataKeyId = async (db: Db): Promise<number> =>
  (await findDataKeys(db)).findLast(({ state }) => state === 'active')?.id ?? 0;

const isUnfinished = async (db: Db, dataKeyId: number): Promise<boolean> => {
  for (const column of SEALED_COLUMNS) {
    if ((await findSealedUnderOthers(db, column, { dataKeyId, afterId: 0, limit: 1 })).length > 0)
      return true;
  }
  return false;
};

const chooseDataKey = (connection: Connection, masterKey: Buffer) =>
  connection.transaction(async (tx) => {
    // Inside the transaction, so that a simultaneous change of the master key cannot be missed.
    await requireMasterKey(tx, masterKey);
    const active = await activeDataKeyId(tx);
    if (await isUnfinished(tx, active)) return { dataKeyId: active, resumed: true };
    const key = newDataKey();
    const dataKeyId = await insertDataKey(tx, new Date().toISOString(), (id) =>
      wrapDataKey(masterKey, { id, key }),
    );
    await retireDataKeysBefore(tx, dataKeyId);
    return { dataKeyId, resumed: false };
  });

const reseal = async (
  tx: Db,
  vault: Vault,
  column: SealedColumn,
  rows: SealedRow[],
): Promise<{ resealed: number; unreadable: string[] }> => {
  let resealed = 0;
  const unreadable: string[] = [];
  for (const row of rows) {
    const ref = { ...column, row: row.id };
    try {
      const plaintext = await vault.open(ref, row.value);
      if (await replaceSealed(tx, column, row, vault.seal(ref, plaintext))) resealed += 1;
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
      unreadable.push(`${column.table}.${column.column} ${row.id}`);
    }
  }
  return { resealed, unreadable };
};

/**
 * Creates a new data key and seals every stored value with it, in batches. It can be killed at any point: every value
 * stays readable, and the next run continues where this one ended. Retired data keys are kept, because another
 * instance may still seal with one until it learns of the new key; another run covers such values.
 */
export const rotateDataKey = async (connection: Connection, masterKey: Buffer): Promise<DataKeyRotation> => {
  const { dataKeyId, resumed } = await chooseDataKey(connection, masterKey);
  const vault = await openVault({ connection, masterKey });
  let resealed = 0;
  const unreadable: string[] = [];
  for (const column of SEALED_COLUMNS) {
    let afterId = 0;
    for (;;) {
      const batch = await connection.transaction(async (tx) => {
        const rows = await findSealedUnderOthers(tx, column, { dataKeyId, afterId, limit: BATCH_SIZE });
        return { last: rows.at(-1)?.id, ...(await reseal(tx, vault, column, rows)) };
      });
      if (batch.last === undefined) break;
      afterId = batch.last;
      resealed += batch.resealed;
      unreadable.push(...batch.unreadable);
    }
  }
  return { dataKeyId, resumed, resealed, unreadable };
};
