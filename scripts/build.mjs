import './lib/require-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { main } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return 0;
});
