import './lib/require-node.mjs';
import { namesAfter } from './lib/arguments.mjs';
import { photograph } from './lib/photograph.mjs';
import { main } from './lib/say.mjs';

await main(() => {
  namesAfter({ usage: 'npm run readme-picture; it takes the picture of the README anew' });
  return photograph(['shots/readme-picture.ts']);
});
