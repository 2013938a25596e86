import './lib/require-node.mjs';
import { ensureBrowser, ensureFirefox } from './lib/browser.mjs';
import { Failure, main } from './lib/cli.mjs';
import { ensureCurl } from './lib/curl.mjs';
import { LANGUAGE_TOOLS } from './lib/languages.mjs';
import { ensureStrace } from './lib/strace.mjs';

/** @type {Record<string, () => Promise<string>>} */
const TOOLS = { chromium: ensureBrowser, curl: ensureCurl, firefox: ensureFirefox, strace: ensureStrace };

/** @param {string} name */
const ensured = (name) => (TOOLS[name] ?? LANGUAGE_TOOLS[name]?.ensure)?.();

/** @param {string} name */
const found = async (name) => {
  const command = await LANGUAGE_TOOLS[name]?.find();
  if (command === undefined) throw new Failure(`${name} is not installed`);
  return command;
};

// Installs a tool that tests need, if it is missing, and prints its path: `node scripts/ensure-test-tool.mjs chromium`.
// With --find, a language is only looked for.
await main(async () => {
  const [name = '', option] = process.argv.slice(2);
  const path = await (option === '--find' ? found(name) : ensured(name));
  if (path === undefined) {
    const names = [...Object.keys(TOOLS), ...Object.keys(LANGUAGE_TOOLS)].join('|');
    throw new Failure(`usage: node scripts/ensure-test-tool.mjs ${names} [--find]`, 2);
  }
  process.stdout.write(`${path}\n`);
  return 0;
});
