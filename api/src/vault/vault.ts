import type { DatabaseConnection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import { classifyFailure } from '#src/db/failure.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { rememberSecret } from '#src/logging/known-secrets.ts';
import { secretsIn } from '#src/vault/compound.ts';
import {
  type DataKey,
  keyCheckOf,
  newDataKey,
  openValue,
  parseSealed,
  printOf,
  type SecretRef,
  sealValue,
  unwrapDataKey,
  VaultError,
  wrapDataKey,
} from '#src/vault/envelope.ts';
import { findDataKeys, findKeyCheck, insertDataKey, insertKeyCheck } from '#src/vault/vault.store.ts';

export type Vault = {
  /** Encrypts text for one place; `open` only decrypts it for the same place. */
  seal: (ref: SecretRef, plaintext: string) => string;
  /** The same for text that is no secret itself, but contains some: the log does not remember it. */
  sealText: (ref: SecretRef, text: string) => string;
  /** The text. Throws a VaultError otherwise: never returns an empty or wrong value. */
  open: (ref: SecretRef, sealed: string) => Promise<string>;
  /**
   * The same for a text that is only compared with others: the log does not remember it, because many would make it forget
   * those in use.
   */
  peek: (ref: SecretRef, sealed: string) => Promise<string>;
  /** A keyed hash of a text: equal texts have equal ones. */
  print: (text: string) => string;
  /** One for each data key: what is stored may have been hashed with an older one. */
  printsOf: (db: Db, text: string) => Promise<string[]>;
};

/** The log hides each value of a secret wherever it is. */
const rememberAll = (plaintext: string): void => {
  for (const secret of secretsIn(plaintext)) rememberSecret(secret);
};

/** True once the vault has created its keys in this database: from then on only the same master key works. */
export const hasKeys = async (db: Db): Promise<boolean> => {
  if ((await findKeyCheck(db)) !== undefined) return true;
  return (await findDataKeys(db)).length > 0;
};

/**
 * Throws a StartError unless this is the master key of the stored secrets. Changes nothing.
 */
export const requireMasterKey = async (db: Db, masterKey: Buffer): Promise<void> => {
  if ((await findKeyCheck(db)) !== keyCheckOf(masterKey)) {
    throw new StartError(
      'The master key is not the one that encrypted the stored keys. Nothing was changed. Set the right one with MASTER_KEY or MASTER_KEY_FILE (another machine on the same database needs a copy of it). If a change of the master key was interrupted, run rotate-master-key again.',
    );
  }
};

const BUSY = 'The database was too busy to store the first encryption key. Nothing was changed. Start again.';

const makeFirstKeys = async (connection: DatabaseConnection, masterKey: Buffer): Promise<void> => {
  try {
    await connection.transaction(async (tx) => {
      await insertKeyCheck(tx, keyCheckOf(masterKey));
      const key = newDataKey();
      await insertDataKey(tx, new Date().toISOString(), (id) => wrapDataKey(masterKey, { id, key }));
    });
  } catch (error) {
    switch (classifyFailure(error)) {
      // Another instance was first: its key check counts. If it was something else that kept the database busy, there is none.
      case 'conflict':
      case 'busy':
        if (await hasKeys(connection.db)) return;
        throw new StartError(BUSY);
      case 'storage_full':
        throw new StartError('The disk is full: the first encryption key cannot be stored. Free some space.');
      default:
        throw error;
    }
  }
};

/** Every data key, unwrapped, by id; the newest active one seals. */
const loadDataKeys = async (
  db: Db,
  masterKey: Buffer,
): Promise<{ keys: Map<number, DataKey>; active: DataKey }> => {
  const stored = await findDataKeys(db);
  const keys = new Map(stored.map(({ id, wrapped }) => [id, unwrapDataKey(masterKey, id, wrapped)]));
  const newest = stored.findLast(({ state }) => state === 'active');
  const active = newest && keys.get(newest.id);
  if (!active) throw new VaultError('The database has no active data key');
  return { keys, active };
};

/**
 * Opens the vault; creates its keys if the database has none. If the master key is not the one in use, it throws a
 * StartError and changes nothing.
 */
export const openVault = async ({
  connection,
  masterKey,
}: {
  connection: DatabaseConnection;
  masterKey: Buffer;
}): Promise<Vault> => {
  if (!(await hasKeys(connection.db))) await makeFirstKeys(connection, masterKey);
  await requireMasterKey(connection.db, masterKey);
  let loaded: Awaited<ReturnType<typeof loadDataKeys>>;
  try {
    loaded = await loadDataKeys(connection.db, masterKey);
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    throw new StartError(
      `The stored secrets cannot be opened: ${error.message}. Nothing was changed. Restore a backup.`,
    );
  }
  const peek: Vault['peek'] = async (ref, sealed) => {
    const value = parseSealed(sealed);
    // Another instance may have created a key since. An SQLite file has only one instance, and a query here would wait
    // forever inside a caller's transaction.
    if (connection.dialect === 'postgres' && !loaded.keys.has(value.dataKeyId)) {
      loaded = await loadDataKeys(connection.db, masterKey);
    }
    const dataKey = loaded.keys.get(value.dataKeyId);
    if (!dataKey) throw new VaultError('A stored secret names a missing data key');
    return openValue(dataKey, ref, value);
  };
  return {
    seal: (ref, plaintext) => {
      rememberAll(plaintext);
      return sealValue(loaded.active, ref, plaintext);
    },
    open: async (ref, sealed) => {
      const plaintext = await peek(ref, sealed);
      rememberAll(plaintext);
      return plaintext;
    },
    sealText: (ref, text) => sealValue(loaded.active, ref, text),
    peek,
    print: (text) => printOf(loaded.active, text),
    printsOf: async (db, text) => {
      const stored = await findDataKeys(db);
      if (stored.some(({ id }) => !loaded.keys.has(id))) loaded = await loadDataKeys(db, masterKey);
      return [...loaded.keys.values()].map((key) => printOf(key, text));
    },
  };
};
