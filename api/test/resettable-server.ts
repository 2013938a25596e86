// The real server for journeys and screenshots, in a separate process: the same parts as in a real start, with settings from
// the environment. It prints where it listens. On each message from its parent it stops, restores the data folder of its
// first start, and starts again on the same port: every row of every table is then as in a new installation, and so is
// everything the server keeps in memory. It replies with a message when it is ready again.
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from '#src/app.ts';
import type { Listener } from '#src/deps.ts';
import { readEnv } from '#src/env.ts';
import { createDeps } from '#src/lifecycle/create-deps.ts';

const WEB_ROOT = path.join(import.meta.dirname, '../../web/dist');

const env = readEnv();
const prepared = `${env.dataDir}-prepared`;

type Running = { port: number; stop: () => Promise<void> };

const start = async (port: number): Promise<Running> => {
  const listeners: Listener[] = [];
  const deps = await createDeps(env, listeners);
  const { allowedHosts, accessToken } = env;
  const app = await buildApp(deps, { gate: { allowedHosts, accessToken }, webRoot: WEB_ROOT });
  await app.listen({ host: env.host, port });
  listeners.push(...app.addresses().filter((address) => typeof address !== 'string'));
  const stop = async (): Promise<void> => {
    const closed = app.close();
    // The test is over: close connections that are still open.
    app.server.closeAllConnections();
    await deps.outbound.close();
    await closed;
    deps.catalog.close();
    await deps.connection.close();
  };
  return { port: listeners[0]?.port ?? port, stop };
};

/** The data folder of a server that has started and stopped once. */
const prepare = async (): Promise<void> => {
  const { stop } = await start(0);
  await stop();
  await cp(env.dataDir, prepared, { recursive: true });
};

await prepare();
let running = await start(0);

const reset = async (): Promise<void> => {
  await running.stop();
  await rm(env.dataDir, { recursive: true });
  await cp(prepared, env.dataDir, { recursive: true });
  running = await start(running.port);
  process.send?.('ready');
};

process.on('message', () => void reset());
// The parent has ended, for whatever reason.
process.on('disconnect', () => process.exit(0));
process.stdout.write(`Gatehouse is ready at http://${env.host}:${running.port}\n`);
