import type { DatabaseConnection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import { findRefs, sealStored } from '#src/vault/bound-secrets.ts';
import { newDataKey, VaultError, wrapDataKey } from '#src/vault/envelope.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';
import {
  findDataKeys,
  findSealedUnderOthers,
  insertDataKey,
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

/** The secrets of these rows by id, without those that do not open. */
const openAll = async (
  tx: Db,
  vault: Pick<Vault, 'open'>,
  column: SealedColumn,
  rows: readonly SealedRow[],
): Promise<Map<number, string>> => {
  const refs = await findRefs(
    tx,
    column,
    rows.map(({ id }) => id),
  );
  const opened = new Map<number, string>();
  for (const { id, value } of rows) {
    const ref = refs.get(id);
    try {
      if (ref !== undefined) opened.set(id, await vault.open(ref, value));
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
    }
  }
  return opened;
};

/** Whether an earlier run left values under another key. Those that do not open cannot be sealed again by any run. */
const isUnfinished = async (
  tx: Db,
  vault: Vault,
  columns: readonly SealedColumn[],
  dataKeyId: number,
): Promise<boolean> => {
  for (const column of columns) {
    for (let afterId = 0; ; ) {
      const rows = await findSealedUnderOthers(tx, column, { dataKeyId, afterId, limit: BATCH_SIZE });
      if ((await openAll(tx, vault, column, rows)).size > 0) return true;
      if (rows.length < BATCH_SIZE) break;
      afterId = rows.at(-1)?.id ?? afterId;
    }
  }
  return false;
};

const chooseDataKey = async (
  connection: DatabaseConnection,
  masterKey: Buffer,
  columns: readonly SealedColumn[],
): Promise<{ dataKeyId: number; resumed: boolean }> => {
  const vault = await openVault({ connection, masterKey });
  return connection.transaction(async (tx) => {
    // Inside the transaction, so that a simultaneous change of the master key cannot be missed.
    await requireMasterKey(tx, masterKey);
    const active = await activeDataKeyId(tx);
    if (await isUnfinished(tx, vault, columns, active)) return { dataKeyId: active, resumed: true };
    const key = newDataKey();
    const dataKeyId = await insertDataKey(tx, new Date().toISOString(), (id) =>
      wrapDataKey(masterKey, { id, key }),
    );
    await retireDataKeysBefore(tx, dataKeyId);
    return { dataKeyId, resumed: false };
  });
};

const reseal = async (
  tx: Db,
  vault: Vault,
  column: SealedColumn,
  rows: SealedRow[],
): Promise<{ resealed: number; unreadable: string[] }> => {
  const opened = await openAll(tx, vault, column, rows);
  for (const [id, secret] of opened) await sealStored(vault, tx, column, id, secret);
  const unreadable = rows.filter(({ id }) => !opened.has(id));
  return {
    resealed: opened.size,
    unreadable: unreadable.map(({ id }) => `${column.table}.${column.column} ${id}`),
  };
};

/**
 * Creates a new data key and seals every stored value with it, in batches. It can be killed at any point: every value
 * stays readable, and the next run continues where this one ended. Retired data keys are kept, because another
 * instance may still seal with one until it learns of the new key; another run covers such values.
 */
export const rotateDataKey = async (
  connection: DatabaseConnection,
  masterKey: Buffer,
  columns: readonly SealedColumn[],
): Promise<DataKeyRotation> => {
  const { dataKeyId, resumed } = await chooseDataKey(connection, masterKey, columns);
  const vault = await openVault({ connection, masterKey });
  let resealed = 0;
  const unreadable: string[] = [];
  for (const column of columns) {
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
