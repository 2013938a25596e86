import './lib/require-node.mjs';
import { main } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { exitCode, launch } from './lib/run.mjs';
import { ENV_ARGS, NO_DEBUGGER } from './lib/server.mjs';
import { NODE, ROOT } from './lib/workspace.mjs';

// Runs a TypeScript file with its arguments in the same way as the server: on the pinned Node, with .env.
await main(async () => {
  await ensureInstalled();
  const env = process.env;
  return exitCode(launch(NODE, [NO_DEBUGGER, ...ENV_ARGS, ...process.argv.slice(2)], { cwd: ROOT, env }));
});
