import './lib/require-node.mjs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { exitCode, launch } from './lib/run.mjs';
import { main } from './lib/say.mjs';
import { NODE, ROOT, toolEnv } from './lib/workspace.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const env = toolEnv({ CHROMIUM_PATH: await ensureBrowser() });
  const args = ['shots/shots.ts', ...process.argv.slice(2)];
  return exitCode(launch(NODE, args, { cwd: join(ROOT, 'web'), env }));
});
