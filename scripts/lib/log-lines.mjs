import { createInterface } from 'node:readline';

/**
 * Passes on a stream's lines, in order.
 * @param {import('node:stream').Readable | null} from
 * @param {NodeJS.WritableStream} to
 * @param {(line: string) => string | undefined} edit what to write for a line; undefined drops it
 */
export const passLines = (from, to, edit) => {
  if (from === null) return;
  createInterface({ input: from }).on('line', (line) => {
    const text = edit(line);
    if (text !== undefined) to.write(`${text}\n`);
  });
};
