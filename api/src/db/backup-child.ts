// Writes one backup in a process of its own, for backup-process.ts, and prints how far it is. Arguments: the database, and the new file.
import { writeSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { copyClosedFile } from '#src/db/copy-database.ts';
import { failureCode } from '#src/db/failure.ts';

const [source = '', target = ''] = process.argv.slice(2);
const say = (line: string): void => void writeSync(1, `${line}\n`);

// Requests come first.
setPriority(constants.priority.PRIORITY_LOW);
// It ends with the server, whose end closes its input.
process.stdin.on('end', () => process.exit(1)).resume();
try {
  copyClosedFile(source, target, () => say('read'));
  say('done');
} catch (error) {
  say(`failed ${failureCode(error)}`);
}
process.exit(0);
