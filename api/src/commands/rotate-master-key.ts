import path from 'node:path';
import { type CommandContext, runOnDatabase } from '#src/commands/run-command.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { keyCheckOf } from '#src/vault/envelope.ts';
import { createKeyFile, nextKeyFileIn, promoteNextKey, readKeyFile } from '#src/vault/key-file.ts';
import { loadMasterKey } from '#src/vault/master-key.ts';
import { rotateMasterKey } from '#src/vault/rotate-master-key.ts';
import { upgradeSecrets } from '#src/vault/upgrade-secrets.ts';
import { findKeyCheck } from '#src/vault/vault.store.ts';

const USAGE = `Usage: npm run rotate-master-key -- [--new-key-file <file>]

Encrypts the data keys with another master key; the stored secrets themselves are not changed. It reads the same
environment as the server. Stop every instance of the server first.

If the master key is the file that Gatehouse created, a new file replaces it, and the old one is kept next to it for
older backups. If it comes from MASTER_KEY or MASTER_KEY_FILE, --new-key-file names a file with mode 600 that contains
the new key (32 bytes in base64: openssl rand -base64 32); afterwards set the variable to the new key.
If the command is interrupted, run it again.`;

const replaceKeyFile = async ({ env, connection, say }: CommandContext): Promise<void> => {
  const current = await loadMasterKey({ env, connection });
  await upgradeSecrets(connection, current, SEALED_COLUMNS);
  const next = createKeyFile(nextKeyFileIn(env.configDir));
  await rotateMasterKey(connection, { current, next });
  const kept = promoteNextKey(env.configDir, new Date());
  say('The master key was changed.');
  if (kept) say(`Older backups need the old key, kept in ${kept}. Delete it when you no longer need them.`);
};

const moveToGivenKey = async (context: CommandContext, newKeyFile: string): Promise<void> => {
  const { env, connection, say } = context;
  const next = readKeyFile(path.resolve(newKeyFile));
  const current = await loadMasterKey({ env, connection });
  if ((await findKeyCheck(connection.db)) === keyCheckOf(current))
    await upgradeSecrets(connection, current, SEALED_COLUMNS);
  const changed = await rotateMasterKey(connection, { current, next });
  const variable = env.masterKey === undefined ? 'MASTER_KEY_FILE' : 'MASTER_KEY';
  say(changed ? 'The master key was changed.' : 'The database already has this master key.');
  say(`Set ${variable} to the new key before the next start. Keep the old one for older backups.`);
};

await runOnDatabase(USAGE, ['new-key-file'], async (context) => {
  const { env, options } = context;
  const newKeyFile = options['new-key-file'];
  const given = env.masterKey !== undefined || env.masterKeyFile !== undefined;
  if (given && newKeyFile === undefined) {
    throw new StartError('The master key comes from the environment: name the new one with --new-key-file');
  }
  if (!given && newKeyFile !== undefined) {
    throw new StartError(
      'The master key is the file that Gatehouse created: run this without --new-key-file',
    );
  }
  await (newKeyFile === undefined ? replaceKeyFile(context) : moveToGivenKey(context, newKeyFile));
  return true;
});
