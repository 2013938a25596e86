import type { Connection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import { classifyFailure } from '#src/db/failure.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { rememberSecret } from '#src/logging/known-secrets.ts';
import {
  type DataKey,
  keyCheckOf,
  newDataKey,
  openValue,
  parseSealed,
  type SecretRef,
  sealValue,
  unwrapDataKey,
  VaultError,
  wrapDataKey,
} from '#src/vault/envelope.ts';
import { findDataKeys, findKeyCheck, insertDataKey, insertKeyCheck } from '#src/vault/vault.store.ts';

export type Vault = {
  /** Seals text for one place; `open` takes it back there only. */
  seal: (ref: SecretRef, plaintext: string) => string;
  /** The text, or a VaultError: never an empty or a wrong value. */
  open: (ref: SecretRef, sealed: string) => Promise<string>;
};

/** True once the vault has made its keys here: from then on only the same master key will do. */
export const hasCiphertext = async (db: Db): Promise<boolean> => {
  if ((await findKeyCheck(db)) !== undefined) return true;
  return (await findDataKeys(db)).length > 0;
};

/**
 * Throws a StartError unless this is the master key that the stored secrets were sealed under. Changes nothing.
 */
export const requireMasterKey = async (db: Db, masterKey: Buffer): Promise<void> => {
  if ((await findKeyCheck(db)) !== keyCheckOf(masterKey)) {
    throw new StartError(
      'The master key is not the one that the stored keys were sealed under. Nothing was changed. Give the right one by MASTER_KEY or MASTER_KEY_FILE (another machine on the same database needs a copy of it); after an interrupted change of the master key, run rotate-master-key again.',
    );
  }
};

const makeFirstKeys = async (connection: Connection, masterKey: Buffer): Promise<void> => {
  try {
    await connection.transaction(async (tx) => {
      await insertKeyCheck(tx, keyCheckOf(masterKey));
      const key = newDataKey();
      await insertDataKey(tx, new Date().toISOString(), (id) => wrapDataKey(masterKey, { id, key }));
    });
  } catch (error) {
    switch (classifyFailure(error)) {
      // Another instance was first: its check decides.
      case 'conflict':
      case 'busy':
        return;
      case 'storage_full':
        throw new StartError('The disk is full: the vault cannot make its first key. Free some space.');
      default:
        throw error;
    }
  }
};

/** Each data key opened, by id; the last active one seals. */
const loadDataKeys = async (
  db: Db,
  masterKey: Buffer,
): Promise<{ keys: Map<number, DataKey>; active: DataKey }> => {
  const stored = await findDataKeys(db);
  const keys = new Map(stored.map(({ id, wrapped }) => [id, unwrapDataKey(masterKey, id, wrapped)]));
  const newest = stored.findLast(({ state }) => state === 'active');
  const active = newest && keys.get(newest.id);
  if (!active) throw new VaultError('The database holds no active data key');
  return { keys, active };
};

/**
 * Opens the vault, making its keys in a database that has none. Throws a StartError, having changed nothing, for a
 * master key other than the one in use.
 */
export const openVault = async ({
  connection,
  masterKey,
}: {
  connection: Connection;
  masterKey: Buffer;
}): Promise<Vault> => {
  if (!(await hasCiphertext(connection.db))) await makeFirstKeys(connection, masterKey);
  await requireMasterKey(connection.db, masterKey);
  let loaded: Awaited<ReturnType<typeof loadDataKeys>>;
  try {
    loaded = await loadDataKeys(connection.db, masterKey);
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    throw new StartError(`The vault does not open: ${error.message}. Nothing was changed. Restore a backup.`);
  }
  return {
    seal: (ref, plaintext) => {
      rememberSecret(plaintext);
      return sealValue(loaded.active, ref, plaintext);
    },
    open: async (ref, sealed) => {
      const value = parseSealed(sealed);
      // Another instance may have made a key since. An SQLite file has no other, and a query on it here would wait for
      // ever inside a caller's transaction.
      if (connection.dialect === 'postgres' && !loaded.keys.has(value.dataKeyId)) {
        loaded = await loadDataKeys(connection.db, masterKey);
      }
      const dataKey = loaded.keys.get(value.dataKeyId);
      if (!dataKey) throw new VaultError('A stored secret names a data key that is not there');
      const plaintext = openValue(dataKey, ref, value);
      rememberSecret(plaintext);
      return plaintext;
    },
  };
};
