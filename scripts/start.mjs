import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { exitCode, launch } from './lib/run.mjs';
import { main } from './lib/say.mjs';
import { ensureCompiled, SERVER_ARGS, SERVER_ENV } from './lib/server.mjs';
import { NODE, ROOT } from './lib/workspace.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await ensureCompiled();
  const envFile = join(ROOT, '.env');
  // Node's own --env-file-if-exists prints a line when the file is not there.
  const envArgs = existsSync(envFile) ? [`--env-file=${envFile}`] : [];
  const server = launch(NODE, [...SERVER_ARGS, ...envArgs, 'api/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...SERVER_ENV },
  });
  return exitCode(server);
});
