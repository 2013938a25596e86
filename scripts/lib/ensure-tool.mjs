import { Failure, step } from './cli.mjs';
import { tail } from './explain-failure.mjs';

/** @import { Way } from './apt.mjs' */

/**
 * Finds a tool; if it is missing, tries each way to install it until it is found.
 * @param {{ name: string, find: () => Promise<string | undefined>, ways: () => Way[], advice: string }} tool `find`
 *   returns the path of a working one; `advice` says what to do if all ways have failed
 * @returns {Promise<string>} its path
 * @throws {Failure} if it is missing and cannot be installed
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
