import './lib/require-node.mjs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { namesAfter } from './lib/arguments.mjs';
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
    'npm run shots [name…]; without a name it takes screenshots of every screen, which takes minutes';
  return takeScreenshots(['shots/shots.ts', ...namesAfter({ usage, names })]);
});
