import util from 'node:util';
import { Failure } from './say.mjs';

/**
 * What stands after a command, where that may be names and no options.
 * @param {{ usage: string, names?: readonly string[] }} accepted how it is called, and the names it knows: none by default
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
  const known = names.length === 0 ? '' : ` There are ${names.join(', ')}.`;
  throw new Failure(`${word} means nothing here.${known} Usage: ${usage}`, 2);
};
