import './lib/require-node.mjs';
import { namesAfter } from './lib/arguments.mjs';
import { main } from './lib/cli.mjs';
import { takeScreenshots } from './lib/take-screenshots.mjs';

await main(() => {
  namesAfter({ usage: 'npm run readme-picture; it takes a new picture for the README' });
  return takeScreenshots(['shots/readme-picture.ts']);
});
