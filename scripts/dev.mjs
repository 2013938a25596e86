import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { exitCode, launch, run } from './lib/run.mjs';
import { Failure, main, step } from './lib/say.mjs';
import { NODE, ROOT, toolEnv } from './lib/workspace.mjs';

const ENV_FILE = join(ROOT, '.env');
const envArgs = existsSync(ENV_FILE) ? [`--env-file=${ENV_FILE}`] : [];
const READY = 'Gatehouse is ready at ';

/** Where a developer opens it: HOST and PORT of the environment, then of .env, then the server's own defaults. */
const publicAddress = async () => {
  const ask =
    'console.log(JSON.stringify([process.env.HOST || "127.0.0.1", Number(process.env.PORT || 4000)]))';
  const { output } = await run(NODE, [...envArgs, '-e', ask], {
    cwd: ROOT,
    env: process.env,
    capture: true,
    limitMs: 10_000,
  });
  const [host, port] = /** @type {[string, number]} */ (JSON.parse(output));
  // Vite would put its own door, which asks for no ACCESS_TOKEN, before the API's.
  if (!/^(localhost|127(\.\d+){3}|::1)$/.test(host)) {
    throw new Failure(`npm run dev listens on loopback only; HOST is ${host}.`, 78);
  }
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

/**
 * Passes the child's stdout on line by line, but for the lines that `onLine` takes.
 * @param {import('node:child_process').ChildProcess} child
 * @param {(line: string) => boolean} onLine
 */
const filterLines = ({ stdout }, onLine) => {
  if (!stdout) return;
  createInterface({ input: stdout }).on('line', (line) => {
    if (!onLine(line)) process.stdout.write(`${line}\n`);
  });
};

/** @type {import('node:child_process').StdioOptions} */
const stdio = ['ignore', 'pipe', 'inherit'];

/** @param {number} port */
const launchApi = (port) =>
  launch(NODE, ['--watch', '--watch-preserve-output', ...envArgs, 'api/src/main.ts'], {
    cwd: ROOT,
    env: toolEnv({ HOST: '127.0.0.1', PORT: String(port) }),
    stdio,
  });

/** @param {{ host: string, port: number, apiPort: number }} addresses */
const launchVite = ({ host, port, apiPort }) =>
  launch(
    join(ROOT, 'web/node_modules/.bin/vite'),
    ['--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    { cwd: join(ROOT, 'web'), env: toolEnv({ GATEHOUSE_API_URL: `http://127.0.0.1:${apiPort}` }), stdio },
  );

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { host, port, url } = await publicAddress();
  const apiPort = await freePort();
  step('starting the API and Vite');
  const api = launchApi(apiPort);
  const vite = launchVite({ host, port, apiPort });

  const waiting = new Set(['api', 'vite']);
  /** @param {string} part */
  const isUp = (part) => {
    if (waiting.delete(part) && waiting.size === 0) process.stdout.write(`${READY}${url}\n`);
    return true;
  };
  filterLines(api.child, (line) => line.startsWith(READY) && isUp('api'));
  filterLines(vite.child, (line) => /ready in/.test(line) && isUp('vite'));

  // Either one's end ends both: half of them is of no use.
  const code = await Promise.race([exitCode(api), exitCode(vite)]);
  for (const { child } of [api, vite]) child.kill('SIGTERM');
  await Promise.all([exitCode(api), exitCode(vite)]);
  return code;
});
