import { runCommand } from '#src/commands/run-command.ts';
import { loadMasterKey } from '#src/vault/master-key.ts';
import { rotateDataKey } from '#src/vault/rotate-data-key.ts';

const USAGE = `Usage: npm run rotate-data-key

Makes a new data key and seals every stored secret under it, 100 at a time. It reads the same environment as the server.
On an SQLite file, stop the server first; on PostgreSQL it may run. If it is interrupted, run it again: it goes on where
it ended, and every secret stays readable meanwhile.`;

await runCommand(USAGE, async ({ env, connection, say }) => {
  const masterKey = await loadMasterKey({ env, connection });
  const { dataKeyId, resumed, resealed, unreadable } = await rotateDataKey(connection, masterKey);
  const values = resealed === 1 ? '1 secret' : `${resealed} secrets`;
  say(`${values} sealed under data key ${dataKeyId}${resumed ? ', going on from an earlier run' : ''}.`);
  for (const place of unreadable) say(`Not readable, left as it was: ${place}`);
  return unreadable.length === 0;
});
