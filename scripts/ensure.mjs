import './lib/require-node.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureCurl } from './lib/curl.mjs';
import { Failure, main } from './lib/say.mjs';
import { ensureStrace } from './lib/strace.mjs';

/** @type {Record<string, () => Promise<string>>} */
const TOOLS = { chromium: ensureBrowser, curl: ensureCurl, strace: ensureStrace };

// Prints where a tool is that tests need, once it is there: `node scripts/ensure.mjs chromium`.
await main(async () => {
  const ensure = TOOLS[process.argv[2] ?? ''];
  if (ensure === undefined)
    throw new Failure(`usage: node scripts/ensure.mjs ${Object.keys(TOOLS).join('|')}`, 2);
  process.stdout.write(`${await ensure()}\n`);
  return 0;
});
