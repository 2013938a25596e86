import type { Db } from '#src/db/database.ts';
import type { SecretRef } from '#src/vault/envelope.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';
import { countUp, findVersions, readSealed, writeSealed } from '#src/vault/vault.store.ts';
import type { Vault } from '#src/vault/vault.ts';

/** Of a row that was never sealed, or that is not there: nothing opens with it. */
const NO_VERSION = 0;

/** What the values of these rows are bound to now, by row. Read it and the values in one transaction. */
export const findRefs = async (
  db: Db,
  { table, column, purposesOf }: SealedColumn,
  rows: readonly number[],
): Promise<Map<number, SecretRef>> => {
  const versions = await findVersions(db, { table, column }, rows);
  const purposes = await purposesOf(db, rows);
  return new Map(
    rows.map((row) => [
      row,
      { table, column, row, version: versions.get(row) ?? NO_VERSION, purpose: purposes.get(row) ?? '' },
    ]),
  );
};

/**
 * The secret of a row, or undefined if it has none. Call it inside a transaction: what the secret is bound to must not
 * change in between. Throws a VaultError if it does not open.
 */
export const openStored = async (
  vault: Pick<Vault, 'open'>,
  tx: Db,
  column: SealedColumn,
  row: number,
): Promise<string | undefined> => {
  const sealed = await readSealed(tx, column, row);
  if (sealed === undefined) return undefined;
  const ref = (await findRefs(tx, column, [row])).get(row);
  return ref && vault.open(ref, sealed);
};

/**
 * Seals a secret for what its row may do now, and writes it; what was sealed for the row before never opens again. Call
 * it as the last step of the transaction that changes the row, or rows that its purpose is made of.
 */
export const sealStored = async (
  vault: Pick<Vault, 'seal'>,
  tx: Db,
  column: SealedColumn,
  row: number,
  plaintext: string,
): Promise<void> => {
  const version = await countUp(tx, column, row);
  const purpose = (await column.purposesOf(tx, [row])).get(row) ?? '';
  const ref = { table: column.table, column: column.column, row, version, purpose };
  await writeSealed(tx, column, { id: row, value: vault.seal(ref, plaintext) });
};

/** Call it when a row or its secret is deleted: a copy that is put back does not open. */
export const retireStored = async (tx: Db, column: SealedColumn, row: number): Promise<void> => {
  await countUp(tx, column, row);
};
