import { setImmediate } from 'node:timers/promises';
import type { DatabaseConnection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import { findRefs } from '#src/vault/bound-secrets.ts';
import { secretsIn } from '#src/vault/compound.ts';
import { VaultError } from '#src/vault/envelope.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';
import { findSealed, readAllSealed, type SealedRow } from '#src/vault/vault.store.ts';
import type { Vault } from '#src/vault/vault.ts';

/** What stored secrets are read with. */
export type StoredSecretsDeps = { connection: DatabaseConnection; vault: Pick<Vault, 'peek'> };

/** The secrets of one row, and how often they were sealed. */
export type OpenedRow = { id: number; version: number; secrets: string[] };

/** So many are opened before other work has its turn. */
export const PAGE_SIZE = 100;

const openRows = async (
  tx: Db,
  vault: Pick<Vault, 'peek'>,
  column: SealedColumn,
  rows: readonly SealedRow[],
): Promise<OpenedRow[]> => {
  const refs = await findRefs(
    tx,
    column,
    rows.map(({ id }) => id),
  );
  const opened: OpenedRow[] = [];
  for (const { id, value } of rows) {
    const ref = refs.get(id);
    if (ref === undefined) continue;
    try {
      opened.push({ id, version: ref.version, secrets: secretsIn(await vault.peek(ref, value)) });
    } catch (error) {
      // Nobody can use it either, so there is nothing to compare with.
      if (!(error instanceof VaultError)) throw error;
    }
  }
  return opened;
};

/** Those of these rows, at most a page of them, that have secrets which open. */
export const openStoredRows = (
  { connection, vault }: StoredSecretsDeps,
  column: SealedColumn,
  ids: readonly number[],
): Promise<OpenedRow[]> =>
  connection.transaction(async (tx) => openRows(tx, vault, column, await readAllSealed(tx, column, ids)));

/** Every row with secrets that open, in pages: they are opened each time and not kept, so that never all of them are in memory. */
export const storedRows = async function* (
  { connection, vault }: StoredSecretsDeps,
  columns: readonly SealedColumn[],
): AsyncGenerator<{ column: SealedColumn; rows: OpenedRow[] }> {
  for (const column of columns) {
    for (let afterId = 0; ; ) {
      const page = await connection.transaction(async (tx) => {
        const rows = await findSealed(tx, column, { afterId, limit: PAGE_SIZE });
        return { last: rows.at(-1)?.id, rows: await openRows(tx, vault, column, rows) };
      });
      if (page.last === undefined) break;
      afterId = page.last;
      yield { column, rows: page.rows };
      // Promises alone would keep everything else waiting.
      await setImmediate();
    }
  }
};
