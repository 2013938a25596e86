// Opens the data folder in its argument and keeps it open until it is killed, or with `leave` closes it again. Prints
// the reason if it cannot open the folder.
import { writeSync } from 'node:fs';
import { openDatabase } from '#src/db/connect.ts';
import { readEnv } from '#src/env.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { quietLog } from '#test/quiet-log.ts';

const [dataDir = '', then] = process.argv.slice(2);
try {
  const connection = await openDatabase({
    ...readEnv({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }),
    log: quietLog,
  });
  writeSync(1, 'ready\n');
  if (then === 'leave') await connection.close();
  else setInterval(() => {}, 60_000);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  writeSync(1, `rejected ${error.exitCode} ${error.message}\n`);
}
