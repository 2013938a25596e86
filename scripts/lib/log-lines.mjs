import { createInterface } from 'node:readline';

/** @param {unknown} value */
const shown = (value) => (Array.isArray(value) ? value.join(', ') : String(value));

/** @param {string} iso */
const clock = (iso) => new Date(iso).toTimeString().slice(0, 8);

/** @param {{ name: string, code?: string, message?: string, stack?: string[] }} error */
const errorLines = ({ name, code, message, stack = [] }) => [
  `  ${[name, code, message].filter(Boolean).join(' ')}`,
  ...stack.map((frame) => `    ${frame}`),
];

/**
 * A line of the server's log in a readable form: `14:51:04 info  request method=GET status=200`.
 * @param {string} line JSON; any other line is returned unchanged
 */
export const readable = (line) => {
  try {
    const { level, time, msg, err, reqId: _, ...facts } = JSON.parse(line);
    const words = Object.entries(facts).map(([name, value]) => `${name}=${shown(value)}`);
    const first = [clock(time), level.padEnd(5), msg, ...words].join(' ');
    return [first, ...(err ? errorLines(err) : [])].join('\n');
  } catch {
    return line;
  }
};

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
