import './lib/require-node.mjs';
import { main } from './lib/cli.mjs';
import { ensureBundled } from './lib/server.mjs';

// Bundles the server if its code has changed, for tests that start it: `node scripts/bundle-server.mjs`.
await main(async () => {
  await ensureBundled();
  return 0;
});
