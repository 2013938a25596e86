// Runs on its own small disk, mounted at the folder in its argument: fills it, starts again while it is full, frees it.
// Prints what happened as one line of JSON.
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { classifyFailure } from '#src/db/failure.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider } from '#test/stored-secrets.ts';

const [disk = ''] = process.argv.slice(2);
const dataDir = path.join(disk, 'data');
const filler = path.join(disk, 'filler');

const fill = (): void => {
  const descriptor = openSync(filler, 'a');
  for (const size of [65_536, 4096, 1]) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size));
    } catch {
      // Full for this size.
    }
  }
  closeSync(descriptor);
};

let written = 0;
const write = async (connection: DatabaseConnection): Promise<string> => {
  try {
    await connection.transaction((tx) => insertBareProvider(tx, `row-${written + 1}-${'x'.repeat(20_000)}`));
    written += 1;
    return 'written';
  } catch (error) {
    return classifyFailure(error) ?? String(error);
  }
};

const count = async (connection: DatabaseConnection): Promise<number> =>
  (await connection.db.selectFrom('providers').select('id').execute()).length;

const first = await openDatabase({ dataDir, log: quietLog });
for (let index = 0; index < 5; index += 1) await write(first);
fill();
const results = new Set<string>();
const writtenBefore = written;
for (let index = 0; index < 500; index += 1) results.add(await write(first));
const atEdge = { attempts: 500, acknowledged: written - writtenBefore, results: [...results].sort() };
const readWhileFull = { rows: await count(first), expected: written, status: await first.status() };
await first.close();

fill();
const { bavail } = statfsSync(disk);
const second = await openDatabase({ dataDir, log: quietLog });
const startedFull = {
  free: bavail,
  rows: await count(second),
  expected: written,
  status: await second.status(),
};
const rejectedAgain = await write(second);

rmSync(filler);
// Until the last answer counts no more.
await wait(2_000);
const afterwards = { write: await write(second), status: await second.status() };
const rows = await count(second);
await second.close();
const report = { atEdge, readWhileFull, startedFull, rejectedAgain, afterwards, rows, written };
writeSync(1, `report ${JSON.stringify(report)}\n`);
