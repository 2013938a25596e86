import { existsSync } from 'node:fs';
import type { Connection } from '#src/db/connection.ts';
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
import { hasCiphertext } from '#src/vault/vault.ts';

export type MasterKeySource = Pick<Env, 'masterKey' | 'masterKeyFile' | 'configDir'>;

const missingKey = (file: string, connection: Connection): StartError =>
  new StartError(
    `The master key ${file} is missing, and the stored keys cannot be read without it. Nothing was changed. ${
      connection.dialect === 'postgres' ? 'Copy it from the machine that made it' : 'Put it back'
    }, or give it by MASTER_KEY or MASTER_KEY_FILE.`,
  );

/** Ends a change of the master key that was interrupted after the database had the new one. */
const finishChange = (configDir: string, check: string | undefined): void => {
  const next = nextKeyFileIn(configDir);
  if (check === undefined || !existsSync(next) || keyCheckOf(readKeyFile(next)) !== check) return;
  promoteNextKey(configDir, new Date());
};

/**
 * The 32-byte master key: from the environment, else from the key file in the user's configuration folder, which is
 * made once, and only while the database holds no secrets. Throws a StartError, having changed nothing and made no
 * key, for a missing, malformed or unprotected one. Whether it is the right one is for `openVault` to say. `onMade` is
 * told the file of a key that was made.
 */
export const loadMasterKey = async ({
  env,
  connection,
  onMade,
}: {
  env: MasterKeySource;
  connection: Connection;
  onMade?: (file: string) => void;
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
  if (await hasCiphertext(connection.db)) throw missingKey(file, connection);
  const key = createKeyFile(file);
  onMade?.(file);
  return key;
};
