import { runOnDatabase } from '#src/commands/run-command.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { loadMasterKey } from '#src/vault/master-key.ts';
import { rotateDataKey } from '#src/vault/rotate-data-key.ts';
import { upgradeSecrets } from '#src/vault/upgrade-secrets.ts';

const USAGE = `Usage: npm run rotate-data-key

Creates a new data key and encrypts every stored secret with it, 100 at a time. It reads the same environment as the
server. With an SQLite file, stop the server first; with PostgreSQL the server may keep running. If the command is
interrupted, run it again: it continues where it ended, and every secret stays readable in the meantime.`;

await runOnDatabase(USAGE, [], async ({ env, connection, say }) => {
  const masterKey = await loadMasterKey({ env, connection });
  await upgradeSecrets(connection, masterKey, SEALED_COLUMNS);
  const { dataKeyId, resumed, resealed, unreadable } = await rotateDataKey(
    connection,
    masterKey,
    SEALED_COLUMNS,
  );
  const values = resealed === 1 ? '1 secret' : `${resealed} secrets`;
  say(`${values} encrypted with data key ${dataKeyId}${resumed ? ', continuing an earlier run' : ''}.`);
  for (const place of unreadable) say(`Not readable, left unchanged: ${place}`);
  return unreadable.length === 0;
});
