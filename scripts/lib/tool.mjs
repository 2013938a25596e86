import { tail } from './explain.mjs';
import { Failure, step } from './say.mjs';

/** @import { Way } from './apt.mjs' */

/**
 * Finds a tool, else tries the ways to get it one after another until it is found.
 * @param {{ name: string, find: () => Promise<string | undefined>, ways: () => Way[], advice: string }} tool `find`
 *   gives the path of one that works; `advice` tells a person what to do when all ways have failed
 * @returns {Promise<string>} its path
 * @throws {Failure} when it is not there and cannot be installed
 */
export const ensureTool = async ({ name, find, ways, advice }) => {
  const found = await find();
  if (found !== undefined) return found;
  let report = '';
  for (const { what, go } of ways()) {
    step(`${name} is missing; trying ${what} (a minute or two)`);
    const { output } = await go();
    const path = await find();
    if (path !== undefined) return path;
    report += `\n  ${what} said:${tail(output, 3)}`;
  }
  throw new Failure(`${name} is missing. ${advice}${report}`);
};
