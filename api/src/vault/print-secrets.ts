import { findRefs } from '#src/vault/bound-secrets.ts';
import { VaultError } from '#src/vault/envelope.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';
import { PAGE_SIZE, type StoredSecretsDeps } from '#src/vault/stored-secrets.ts';
import { findUnprinted, writePrints } from '#src/vault/vault.store.ts';
import type { Vault } from '#src/vault/vault.ts';

/**
 * Writes what equal secrets have in common for secrets of a version that did not, one after another. It can be killed at any
 * point: the next start continues. A secret that does not open has none.
 */
export const printSecrets = async (
  { connection, vault }: StoredSecretsDeps & { vault: Pick<Vault, 'print'> },
  columns: readonly SealedColumn[],
): Promise<void> => {
  for (const column of columns) {
    const { comparedPart } = column;
    if (comparedPart === undefined) continue;
    for (let afterId: number | undefined = 0; afterId !== undefined; ) {
      const after: number = afterId;
      afterId = await connection.transaction(async (tx) => {
        const rows = await findUnprinted(tx, column, { afterId: after, limit: PAGE_SIZE });
        const refs = await findRefs(
          tx,
          column,
          rows.map(({ id }) => id),
        );
        const prints: { id: number; print: string }[] = [];
        for (const { id, value } of rows) {
          const ref = refs.get(id);
          try {
            if (ref !== undefined)
              prints.push({ id, print: vault.print(comparedPart(await vault.peek(ref, value))) });
          } catch (error) {
            if (!(error instanceof VaultError)) throw error;
          }
        }
        await writePrints(tx, column, prints);
        return rows.at(-1)?.id;
      });
    }
  }
};
