import { existsSync } from 'node:fs';
import type { DatabaseConnection } from '#src/db/connection.ts';
import type { Env } from '#src/env.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { keyCheckOf } from '#src/vault/envelope.ts';
import {
  createKeyFile,
  keyFileIn,
  nextKeyFileIn,
  parseMasterKey,
  promoteNextKey,
  readKeyFile,
} from '#src/vault/key-file.ts';
import { findKeyCheck } from '#src/vault/vault.store.ts';
import { hasKeys, requireMasterKey } from '#src/vault/vault.ts';

type FoundDatabase = Pick<DatabaseConnection, 'db' | 'dialect'>;

export type MasterKeySource = Pick<Env, 'masterKey' | 'masterKeyFile' | 'configDir'>;

const missingKey = (file: string, connection: FoundDatabase): StartError =>
  new StartError(
    `The master key ${file} is missing, and the stored keys cannot be read without it. Nothing was changed. ${
      connection.dialect === 'postgres' ? 'Copy it from the machine that created it' : 'Put it back'
    }, or set MASTER_KEY or MASTER_KEY_FILE.`,
  );

/** Completes a change of the master key that was interrupted after the database had the new one. */
const finishChange = (configDir: string, check: string | undefined): void => {
  const next = nextKeyFileIn(configDir);
  if (check === undefined || !existsSync(next) || keyCheckOf(readKeyFile(next)) !== check) return;
  promoteNextKey(configDir, new Date());
};

/**
 * The 32-byte master key: from the environment, otherwise from the key file in the user's configuration folder, which
 * is created once, and only if the database has no secrets. If the key is missing, malformed or unprotected, it
 * throws a StartError and changes nothing. Whether it is the right key is checked by `openVault`. `onCreated` gets
 * the file of a key that was created.
 */
export const loadMasterKey = async ({
  env,
  connection,
  onCreated,
}: {
  env: MasterKeySource;
  connection: FoundDatabase;
  onCreated?: (file: string) => void;
}): Promise<Buffer> => {
  if (env.masterKey !== undefined && env.masterKeyFile !== undefined) {
    throw new StartError('Set MASTER_KEY or MASTER_KEY_FILE, not both');
  }
  if (env.masterKey !== undefined) return parseMasterKey(env.masterKey, 'MASTER_KEY');
  if (env.masterKeyFile !== undefined)
    return readKeyFile(env.masterKeyFile, `MASTER_KEY_FILE ${env.masterKeyFile}`);
  finishChange(env.configDir, await findKeyCheck(connection.db));
  const file = keyFileIn(env.configDir);
  if (existsSync(file)) return readKeyFile(file);
  if (await hasKeys(connection.db)) throw missingKey(file, connection);
  const key = createKeyFile(file);
  onCreated?.(file);
  return key;
};

/**
 * Throws a StartError if the database has secrets and their master key is missing or another one. Changes nothing in it: a start that
 * fails must leave it as it was.
 */
export const requireKeyOfSecrets = async (env: MasterKeySource, connection: FoundDatabase): Promise<void> => {
  if (!(await hasKeys(connection.db))) return;
  await requireMasterKey(connection.db, await loadMasterKey({ env, connection }));
};
