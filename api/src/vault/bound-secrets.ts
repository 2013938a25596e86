import type { Db } from '#src/db/database.ts';
import { type SecretRef, VaultError } from '#src/vault/envelope.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';
import {
  countUp,
  deleteVersions,
  findVersions,
  readAllSealed,
  writePrints,
  writeSealed,
} from '#src/vault/vault.store.ts';
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
 * The secrets of these rows, by row; a row without one is absent. Call it inside a transaction: what the secrets are bound to
 * must not change in between. Throws a VaultError if one does not open.
 */
export const openAllStored = async (
  vault: Pick<Vault, 'open'>,
  tx: Db,
  column: SealedColumn,
  rows: readonly number[],
): Promise<Map<number, string>> => {
  const opened = new Map<number, string>();
  const refs = await findRefs(tx, column, rows);
  for (const { id, value } of await readAllSealed(tx, column, rows)) {
    const ref = refs.get(id);
    if (ref !== undefined) opened.set(id, await vault.open(ref, value));
  }
  return opened;
};

/** The secret of a row, or undefined if it has none. Like `openAllStored`. */
export const openStored = async (
  vault: Pick<Vault, 'open'>,
  tx: Db,
  column: SealedColumn,
  row: number,
): Promise<string | undefined> => (await openAllStored(vault, tx, column, [row])).get(row);

/** The same, and undefined if it does not open: then it stays as it is and opens nowhere. */
export const openIfPossible = (
  vault: Pick<Vault, 'open'>,
  tx: Db,
  column: SealedColumn,
  row: number,
): Promise<string | undefined> =>
  openStored(vault, tx, column, row).catch((error: unknown) => {
    if (error instanceof VaultError) return undefined;
    throw error;
  });

/**
 * Seals secrets, by row, for what their rows may do now, and writes them; what was sealed for the rows before never opens
 * again. Call it as the last step of the transaction that changes the rows, or rows that their purpose is made of.
 */
export const sealAllStored = async (
  vault: Pick<Vault, 'seal' | 'print'>,
  tx: Db,
  column: SealedColumn,
  plaintexts: ReadonlyMap<number, string>,
): Promise<void> => {
  const rows = [...plaintexts.keys()];
  await countUp(tx, column, rows);
  const refs = await findRefs(tx, column, rows);
  const sealed = rows.flatMap((id) => {
    const ref = refs.get(id);
    return ref === undefined ? [] : [{ id, value: vault.seal(ref, plaintexts.get(id) ?? '') }];
  });
  await writeSealed(tx, column, sealed);
  const { comparedPart } = column;
  if (comparedPart === undefined) return;
  const prints = [...plaintexts].map(([id, text]) => ({ id, print: vault.print(comparedPart(text)) }));
  await writePrints(tx, column, prints);
};

/** Seals the secret of one row. Like `sealAllStored`. */
export const sealStored = (
  vault: Pick<Vault, 'seal' | 'print'>,
  tx: Db,
  column: SealedColumn,
  row: number,
  plaintext: string,
): Promise<void> => sealAllStored(vault, tx, column, new Map([[row, plaintext]]));

/** Call it when rows or their secrets are deleted: a copy that is put back does not open. */
export const retireAllStored = (tx: Db, column: SealedColumn, rows: readonly number[]): Promise<void> =>
  countUp(tx, column, rows);

/** Like `retireAllStored`, for one row. */
export const retireStored = (tx: Db, column: SealedColumn, row: number): Promise<void> =>
  retireAllStored(tx, column, [row]);

/**
 * Like `retireAllStored`, and nothing remains of them. Only for short-lived rows of a table that never uses an id again: a
 * new row would count from the start.
 */
export const forgetAllStored = (tx: Db, column: SealedColumn, rows: readonly number[]): Promise<void> =>
  deleteVersions(tx, column, rows);
