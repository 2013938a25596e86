import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { exitCode, launch } from './lib/run.mjs';
import { main } from './lib/say.mjs';
import { NODE, ROOT } from './lib/workspace.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const envFile = join(ROOT, '.env');
  // Node's own --env-file-if-exists prints a line when the file is not there.
  const args = [...(existsSync(envFile) ? [`--env-file=${envFile}`] : []), 'api/src/main.ts'];
  return exitCode(launch(NODE, args, { cwd: ROOT, env: process.env }));
});
