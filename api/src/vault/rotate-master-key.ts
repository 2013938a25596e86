import type { DatabaseConnection } from '#src/db/connection.ts';
import { keyCheckOf, unwrapDataKey, wrapDataKey } from '#src/vault/envelope.ts';
import { findDataKeys, findKeyCheck, updateKeyCheck, updateWrapped } from '#src/vault/vault.store.ts';
import { requireMasterKey } from '#src/vault/vault.ts';

/**
 * Wraps all data keys with another master key, in one transaction; the stored values stay unchanged. It can be
 * killed at any point: one of the two keys is valid. Returns false if the database already has the new key. Throws a
 * StartError if neither key is valid.
 */
export const rotateMasterKey = (
  connection: DatabaseConnection,
  keys: { current: Buffer; next: Buffer },
): Promise<boolean> =>
  connection.transaction(async (tx) => {
    if ((await findKeyCheck(tx)) === keyCheckOf(keys.next)) return false;
    await requireMasterKey(tx, keys.current);
    for (const { id, wrapped } of await findDataKeys(tx)) {
      await updateWrapped(tx, id, wrapDataKey(keys.next, unwrapDataKey(keys.current, id, wrapped)));
    }
    await updateKeyCheck(tx, keyCheckOf(keys.next));
    return true;
  });
