import './lib/require-node.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { Failure, main } from './lib/cli.mjs';
import { ensureCurl } from './lib/curl.mjs';
import { ensureStrace } from './lib/strace.mjs';

/** @type {Record<string, () => Promise<string>>} */
const TOOLS = { chromium: ensureBrowser, curl: ensureCurl, strace: ensureStrace };

// Installs a tool that tests need, if it is missing, and prints its path: `node scripts/ensure-test-tool.mjs chromium`.
await main(async () => {
  const ensure = TOOLS[process.argv[2] ?? ''];
  if (ensure === undefined)
    throw new Failure(`usage: node scripts/ensure-test-tool.mjs ${Object.keys(TOOLS).join('|')}`, 2);
  process.stdout.write(`${await ensure()}\n`);
  return 0;
});
