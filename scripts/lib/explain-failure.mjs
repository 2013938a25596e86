import util from 'node:util';

/** Patterns in a package manager's output for problems outside the project, and what to do about them. */
const CAUSES = /** @type {const} */ ([
  [
    /EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL|NETWORK_ERROR|dns error/i,
    'the package registry cannot be reached; check the network and npm’s proxy settings',
  ],
  [
    /CERT_|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)/,
    'the package registry’s certificate is not trusted; check npm’s cafile setting',
  ],
  [
    /ERR_PNPM_OUTDATED_LOCKFILE/,
    'pnpm-lock.yaml does not match the package.json files; run pnpm install and commit the lockfile',
  ],
  [/ENOSPC/, 'the disk is full'],
  [/EACCES|EPERM|EROFS/, 'a folder cannot be written to'],
]);

/**
 * @param {string} output what a failed package manager printed
 * @returns {string} the likely cause, or an empty string
 */
export const likelyCause = (output) => CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? '';

/** Stack frames do not help the user to fix the problem. */
const FRAME = /^\s*(npm error\s+)?at .+:\d+:\d+\)?( \{)?$/;

/**
 * The last meaningful lines, without colors, indented to follow a message.
 * @param {string} output
 * @param {number} count
 */
export const tail = (output, count = 12) =>
  util
    .stripVTControlCharacters(output)
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '' && !FRAME.test(line))
    .slice(-count)
    .map((line) => `\n  ${line}`)
    .join('');

/**
 * @param {string} what
 * @param {{ code: number, output: string, timedOut: boolean }} result
 * @param {number} [lines] how much of the output to show
 * @returns {string} one line, then the tail of the output
 */
export const failureText = (what, { code, output, timedOut }, lines) => {
  const why = timedOut ? 'it took too long' : likelyCause(output) || `exit code ${code}`;
  return `${what} failed: ${why}.${tail(output, lines)}`;
};
