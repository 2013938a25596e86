import './lib/require-node.mjs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { namesAfter } from './lib/arguments.mjs';
import { photograph } from './lib/photograph.mjs';
import { main } from './lib/say.mjs';
import { ROOT } from './lib/workspace.mjs';

const SUFFIX = '.shots.ts';

await main(() => {
  const names = readdirSync(join(ROOT, 'web/shots'))
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
    .sort();
  const usage = 'npm run shots [name…]; without a name it photographs every screen, which takes minutes';
  return photograph(['shots/shots.ts', ...namesAfter({ usage, names })]);
});
