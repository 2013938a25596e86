import path from 'node:path';
import { z } from 'zod';
import { type CommandContext, runCommand, runOnDatabase } from '#src/commands/run-command.ts';
import { failureCode } from '#src/db/failure.ts';
import { ArchiveError, readArchive } from '#src/features/audit/archive/archive-file.ts';
import { archiveAudit } from '#src/features/audit/archive/audit-archive.service.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

const USAGE = `Usage: npm run archive-audit -- --before <day>
       npm run archive-audit -- --verify <file>

Moves the events of the audit log before a day (2026-11-01, UTC) into a file in DATA_DIR/audit-archive, and then removes them
from the database. Each line of the file has a digest of itself and all lines above; the archiving is recorded in the audit log
with the last digest, and the next archive begins with it. --verify reads a file and says whether it is as it was written.

It reads the same environment as the server. With an SQLite file, stop the server first; with PostgreSQL the server may keep
running. If the command is interrupted, run it again: nothing is lost, and it continues where it ended.`;

const verifyFile = async (file: string, say: (line: string) => void): Promise<boolean> => {
  try {
    const { before, previous, count, digest } = await readArchive(path.resolve(file));
    say(`${count} events before ${before}, unchanged.`);
    say(`Digest: ${digest}`);
    say(previous === null ? 'It is the first archive.' : `The archive before it ends with: ${previous}`);
    return true;
  } catch (error) {
    if (!(error instanceof ArchiveError))
      throw new StartError(`${file} cannot be read (${failureCode(error)})`);
    say(`${file} is not as it was written: ${error.message}`);
    return false;
  }
};

const dayOf = (before: string | undefined): string => {
  const today = new Date().toISOString().slice(0, 10);
  if (before === undefined || !z.iso.date().safeParse(before).success || before > today)
    throw new StartError(`--before must be a day until today, such as ${today}`);
  return before;
};

const archive = async ({ env, connection, options, say }: CommandContext): Promise<boolean> => {
  try {
    const { dataDir } = env;
    const made = await archiveAudit({ connection, dataDir, now: Date.now }, dayOf(options.before));
    if (made === undefined) say('There is no event before that day that is not archived already.');
    else {
      say(`${made.count} events moved into ${path.relative(dataDir, made.file)}.`);
      say(`Digest: ${made.digest}`);
    }
    return true;
  } catch (error) {
    if (error instanceof ArchiveError)
      throw new StartError(
        `The last archive is not as it was written (${error.message}): nothing was archived.`,
      );
    if (error instanceof StartError || failureCode(error) === '') throw error;
    throw new StartError(
      `The events could not be archived (${failureCode(error)}). None is lost: run this again.`,
    );
  }
};

const NAMES = ['before', 'verify'];
const isVerifying = process.argv.some((argument) => argument.startsWith('--verify'));
await (isVerifying
  ? runCommand(USAGE, NAMES, ({ options, say }) => verifyFile(options.verify ?? '', say))
  : runOnDatabase(USAGE, NAMES, archive));
