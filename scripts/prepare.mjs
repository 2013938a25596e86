import './lib/require-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { main } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';

// What npm start does first, on whatever Node the machine has. It ends before the server begins, so that its memory is free again.
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return 0;
});
