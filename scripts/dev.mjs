import './lib/require-node.mjs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { namesAfter } from './lib/arguments.mjs';
import { ensurePackagesBuilt } from './lib/build.mjs';
import { Failure, main, step } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { passLines } from './lib/log-lines.mjs';
import { exitCode, launch, run } from './lib/run.mjs';
import { COMPILE_CACHE, ENV_ARGS, NO_DEBUGGER } from './lib/server.mjs';
import { NODE, ROOT, toolEnv } from './lib/workspace.mjs';

/** The server's own code as it is written: a change needs no build, only another start. */
const SERVER_SOURCE = 'api/src/main.mjs';

const READY = 'Gatehouse is ready at ';

/** Uses the server's own env.ts, so that defaults and messages are the same as for npm start. */
const ASK = `
  import { readEnv } from './api/src/env.ts';
  try {
    const { host, port, listensOnLoopback } = readEnv();
    process.stdout.write(JSON.stringify({ host, port, listensOnLoopback }));
  } catch (error) {
    process.stdout.write(error.message);
    process.exitCode = 78;
  }`;

/** The address that a developer opens. */
const publicAddress = async () => {
  const { code, output } = await run(NODE, [...ENV_ARGS, '--input-type=module', '-e', ASK], {
    cwd: ROOT,
    env: process.env,
    capture: true,
    limitMs: 30_000,
  });
  if (code !== 0) throw new Failure(output, 78);
  /** @type {{ host: string, port: number, listensOnLoopback: boolean }} */
  const { host, port, listensOnLoopback } = JSON.parse(output);
  // Vite would be reachable in front of the API, and does not check the ACCESS_TOKEN.
  if (!listensOnLoopback) throw new Failure(`npm run dev only listens on loopback; HOST is ${host}.`, 78);
  return { host, port, url: `http://${host.includes(':') ? `[${host}]` : host}:${port}` };
};

/** A loopback port that was free a moment ago. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });

/** @param {number} port */
const launchApi = (port) =>
  launch(NODE, [NO_DEBUGGER, '--watch', '--watch-preserve-output', ...ENV_ARGS, SERVER_SOURCE], {
    cwd: ROOT,
    env: toolEnv({ ...COMPILE_CACHE, HOST: '127.0.0.1', PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** @param {{ host: string, port: number, apiPort: number }} addresses */
const launchVite = ({ host, port, apiPort }) =>
  launch(
    join(ROOT, 'web/node_modules/.bin/vite'),
    ['--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    {
      cwd: join(ROOT, 'web'),
      env: toolEnv({ GATEHOUSE_API_URL: `http://127.0.0.1:${apiPort}` }),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );

/** Vite's banner, which repeats its address. @param {string} line */
const isBanner = (line) => line.trim() === '' || line.includes('➜');

await main(async () => {
  namesAfter({ usage: 'npm run dev; it has the same settings as npm start' });
  await ensureInstalled();
  await ensurePackagesBuilt();
  const { host, port, url } = await publicAddress();
  const apiPort = await freePort();
  step('starting the API and Vite');
  const api = launchApi(apiPort);
  const vite = launchVite({ host, port, apiPort });

  const waiting = new Set(['api', 'vite']);
  /** @param {string} part @returns {string | undefined} the ready line, once both are up for the first time */
  const up = (part) => (waiting.delete(part) && waiting.size === 0 ? `${READY}${url}` : undefined);
  const { stdout } = process;
  passLines(api.child.stdout, stdout, (line) => (line.startsWith(READY) ? up('api') : line));
  passLines(vite.child.stdout, stdout, (line) =>
    /ready in/.test(line) ? up('vite') : isBanner(line) ? undefined : line,
  );

  // If one of them ends, stop the other: one alone is of no use.
  const code = await Promise.race([exitCode(api), exitCode(vite)]);
  for (const part of [api, vite]) part.stop();
  await Promise.all([exitCode(api), exitCode(vite)]);
  return code;
});
