import './lib/require-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { exitCode, launch } from './lib/run.mjs';
import { main } from './lib/say.mjs';
import { ENV_ARGS } from './lib/server.mjs';
import { NODE, ROOT } from './lib/workspace.mjs';

// Runs a TypeScript file with its arguments as the server is run: on the pinned Node, with .env.
await main(async () => {
  await ensureInstalled();
  const env = process.env;
  return exitCode(launch(NODE, [...ENV_ARGS, ...process.argv.slice(2)], { cwd: ROOT, env }));
});
