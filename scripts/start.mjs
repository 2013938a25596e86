import './lib/require-node.mjs';
import { namesAfter } from './lib/arguments.mjs';
import { main } from './lib/cli.mjs';
import { ENV_ARGS, SERVER_ARGS, SERVER_ENV, SERVER_MAIN } from './lib/server.mjs';
import { ROOT } from './lib/workspace.mjs';

// This process becomes the server: one that only waited for it would take 45 MiB, and would have to pass on its signals.
await main(async () => {
  namesAfter({ usage: 'npm start; its settings are environment variables, described in .env.example' });
  process.chdir(ROOT);
  const { execPath, execve } = process;
  if (execve === undefined) throw new Error('started on another Node than the pinned one');
  return execve(execPath, [execPath, ...SERVER_ARGS, ...ENV_ARGS, SERVER_MAIN], {
    ...process.env,
    ...SERVER_ENV,
  });
});
