import './lib/require-node.mjs';
import { namesAfter } from './lib/arguments.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { main } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { passLines, readable } from './lib/log-lines.mjs';
import { exitCode, launch } from './lib/run.mjs';
import { ENV_ARGS, SERVER_ARGS, SERVER_ENV, SERVER_MAIN } from './lib/server.mjs';
import { NODE, ROOT } from './lib/workspace.mjs';

await main(async () => {
  namesAfter({ usage: 'npm start; its settings are environment variables, described in .env.example' });
  await ensureInstalled();
  await ensureBuilt();
  // A person gets readable lines, a log collector gets JSON.
  const isWatched = process.stderr.isTTY;
  const server = launch(NODE, [...SERVER_ARGS, ...ENV_ARGS, SERVER_MAIN], {
    cwd: ROOT,
    env: { ...process.env, ...SERVER_ENV },
    stdio: ['ignore', 'inherit', isWatched ? 'pipe' : 'inherit'],
  });
  passLines(server.child.stderr, process.stderr, readable);
  return exitCode(server);
});
