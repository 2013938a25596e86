import { setImmediate } from 'node:timers/promises';
import type { Connection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import { findRefs } from '#src/vault/bound-secrets.ts';
import { secretsIn } from '#src/vault/compound.ts';
import { VaultError } from '#src/vault/envelope.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';
import { findSealed, type SealedRow } from '#src/vault/vault.store.ts';
import type { Vault } from '#src/vault/vault.ts';

/** So many are opened before other work has its turn. */
const PAGE_SIZE = 100;

const openPage = async (
  tx: Db,
  vault: Pick<Vault, 'peek'>,
  column: SealedColumn,
  rows: readonly SealedRow[],
): Promise<string[]> => {
  const refs = await findRefs(
    tx,
    column,
    rows.map(({ id }) => id),
  );
  const opened: string[] = [];
  for (const { id, value } of rows) {
    const ref = refs.get(id);
    try {
      if (ref !== undefined) opened.push(...secretsIn(await vault.peek(ref, value)));
    } catch (error) {
      // Nobody can use it either, so there is nothing to compare with.
      if (!(error instanceof VaultError)) throw error;
    }
  }
  return opened;
};

/**
 * Every stored secret that opens, in pages, for comparing a text with. They are opened each time and not kept: opening
 * 10,000 takes a fraction of a second, and a copy of all of them in memory would be there for whoever can read it.
 */
export const storedSecrets = async function* (
  { connection, vault }: { connection: Connection; vault: Pick<Vault, 'peek'> },
  columns: readonly SealedColumn[],
): AsyncGenerator<string[]> {
  for (const column of columns) {
    for (let afterId = 0; ; ) {
      const page = await connection.transaction(async (tx) => {
        const rows = await findSealed(tx, column, { afterId, limit: PAGE_SIZE });
        return { last: rows.at(-1)?.id, secrets: await openPage(tx, vault, column, rows) };
      });
      if (page.last === undefined) break;
      afterId = page.last;
      yield page.secrets;
      // Promises alone would keep everything else waiting.
      await setImmediate();
    }
  }
};
