import util from 'node:util';
import { Failure } from './cli.mjs';

/**
 * The arguments of a command that accepts names but no options.
 * @param {{ usage: string, names?: readonly string[] }} accepted the usage, and the known names: none by default
 * @returns {string[]}
 * @throws {Failure} with the usage, for `--help` too
 */
export const namesAfter = ({ usage, names = [] }) => {
  const { values, positionals, tokens } = util.parseArgs({
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (values.help === true) throw new Failure(`usage: ${usage}`, 0);
  const stray =
    tokens.find(({ kind }) => kind === 'option') ??
    tokens.find((token) => token.kind === 'positional' && !names.includes(token.value));
  if (stray === undefined) return positionals;
  const word = stray.kind === 'option' ? stray.rawName : stray.kind === 'positional' ? stray.value : '--';
  const known = names.length === 0 ? '' : ` Known names: ${names.join(', ')}.`;
  throw new Failure(`Unknown argument ${word}.${known} Usage: ${usage}`, 2);
};
