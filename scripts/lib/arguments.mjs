import util from 'node:util';
import { Failure } from './cli.mjs';

/**
 * The arguments of a command: names, and options with a value.
 * @param {{ usage: string, names?: readonly string[], options?: readonly string[] }} accepted the usage, and the known
 *   names and options: none by default
 * @returns {{ names: string[], options: Record<string, string> }}
 * @throws {Failure} with the usage, for `--help` too
 */
export const wordsAfter = ({ usage, names = [], options = [] }) => {
  const { values, positionals, tokens } = util.parseArgs({
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(options.map((name) => [name, { type: /** @type {const} */ ('string') }])),
  });
  if (values.help === true) throw new Failure(`usage: ${usage}`, 0);
  const stray =
    tokens.find((token) => token.kind === 'option' && !(options.includes(token.name) && token.value)) ??
    tokens.find((token) => token.kind === 'positional' && !names.includes(token.value));
  if (stray === undefined)
    return { names: positionals, options: /** @type {Record<string, string>} */ ({ ...values }) };
  const word = stray.kind === 'option' ? stray.rawName : stray.kind === 'positional' ? stray.value : '--';
  const known = names.length === 0 ? '' : ` Known names: ${names.join(', ')}.`;
  throw new Failure(`Unknown argument ${word}.${known} Usage: ${usage}`, 2);
};

/**
 * The words after a command that accepts names but no options.
 * @param {{ usage: string, names?: readonly string[] }} accepted
 * @returns {string[]}
 * @throws {Failure} with the usage, for `--help` too
 */
export const namesAfter = (accepted) => wordsAfter(accepted).names;
