// Opens the data folder of its argument and holds it until it is killed; or says why it may not.
import { writeSync } from 'node:fs';
import { openDatabase } from '#src/db/connect.ts';
import { StartError } from '#src/start-error.ts';
import { quietLog } from '#test/quiet-log.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  await openDatabase({ dataDir, log: quietLog });
  writeSync(1, 'ready\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  writeSync(1, `refused ${error.exitCode} ${error.message}\n`);
}
