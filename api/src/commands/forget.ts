import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '#src/commands/run-command.ts';
import { openDatabase } from '#src/db/connect.ts';
import type { ErasedBackups } from '#src/db/connection.ts';
import { failureCode } from '#src/db/failure.ts';
import { askServer } from '#src/db/forget-request.ts';
import { FolderInUseError } from '#src/db/sqlite-lock.ts';
import type { Env } from '#src/env.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { createLog } from '#src/logging/log.ts';

const USAGE = `Usage: npm run forget

Erases from the backups what was erased from the database: deleted and replaced keys, deleted calls, everything. It makes a
new backup of the database as it is now, checks it, and then deletes all older ones, those before upgrades too. It reads
the same environment as the server, which may be running. Copies that you made yourself are yours to delete.`;

const POLL_MS = 200;
/** A running server looks for requests every second. */
const TAKEN_MS = 30_000;
const LONGEST_MS = 60 * 60 * 1000;

const notMade = (reason: string): StartError =>
  new StartError(`The new backup could not be made (${reason}), so the older ones were kept.`);

const forgetHere = async (env: Env): Promise<ErasedBackups> => {
  const connection = await openDatabase({ ...env, log: createLog(env.logLevel) });
  try {
    if (connection.forgetBackups === undefined) throw new Error('not an SQLite file');
    return await connection.forgetBackups();
  } catch (error) {
    throw notMade(failureCode(error) || (error as Error).message);
  } finally {
    await connection.close();
  }
};

const forgetInServer = async ({ dataDir }: Env): Promise<ErasedBackups> => {
  const asked = askServer(dataDir);
  const since = performance.now();
  try {
    for (;;) {
      await wait(POLL_MS);
      const answer = asked.answer();
      if (answer !== undefined && !('failed' in answer)) return answer;
      if (answer !== undefined) throw notMade(answer.failed);
      const passed = performance.now() - since;
      if (passed > LONGEST_MS || (passed > TAKEN_MS && !asked.isTaken()))
        throw new StartError(
          `The server that runs on ${dataDir} does not respond. Stop it, and run this again.`,
        );
    }
  } finally {
    asked.withdraw();
  }
};

await runCommand(USAGE, [], async ({ env, say }) => {
  if (env.databaseUrl !== undefined)
    throw new StartError(
      'DATABASE_URL is set: Gatehouse makes no backups of PostgreSQL. Delete those that you made where you made them.',
    );
  const { kept, count, bytes } = await forgetHere(env).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return forgetInServer(env);
    throw error;
  });
  say(`New backup: ${path.relative(env.dataDir, kept)}`);
  const backups = count === 1 ? '1 older backup' : `${count} older backups`;
  say(
    `${backups} deleted (${(bytes / 1024 / 1024).toFixed(1)} MiB). What was erased from the database is in none.`,
  );
  return true;
});
