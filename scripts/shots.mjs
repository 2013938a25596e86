import './lib/require-node.mjs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wordsAfter } from './lib/arguments.mjs';
import { main } from './lib/cli.mjs';
import { takeScreenshots } from './lib/take-screenshots.mjs';
import { ROOT } from './lib/workspace.mjs';

const SUFFIX = '.shots.ts';

await main(() => {
  const names = readdirSync(join(ROOT, 'web/shots'))
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
    .sort();
  const usage =
    'npm run shots [name…] [-- --widths=768,1920]; without a name it takes screenshots of every screen, which takes minutes. Widths are 375, 768, 800, 900, 1024, 1280, 1440 and 1920; by default 1280 and 375.';
  const { names: wanted, options } = wordsAfter({ usage, names, options: ['widths'] });
  return takeScreenshots(['shots/shots.ts', options.widths ?? '1280,375', ...wanted]);
});
