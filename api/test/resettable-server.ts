// The bundled server for journeys and screenshots, in a separate process: the same parts as in a real start, with settings from
// the environment. It prints where it listens. On each message from its parent it stops, restores the data folder of its
// first start, and starts again on the same port: every row of every table is then as in a new installation, and so is
// everything the server keeps in memory. It replies with a message when it is ready again.
import { cp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';

const bundle = createRequire(import.meta.url)('../dist/server.cjs');
const { createServer }: typeof import('#src/lifecycle/start.ts') = bundle;

type Running = { url: string; port: number; dataDir: string; stop: () => Promise<void> };

const start = async (port: number): Promise<Running> => {
  const { env, app, deps, listen } = await createServer();
  const listening = await listen(port);
  const stop = async (): Promise<void> => {
    const closed = app.close();
    // The test is over: close connections that are still open.
    app.server.closeAllConnections();
    await deps.outbound.close();
    await closed;
    await deps.connection.close();
  };
  return { url: `http://${env.host}:${listening}`, port: listening, dataDir: env.dataDir, stop };
};

/** The data folder of a server that has started and stopped once. */
const prepare = async (): Promise<string> => {
  const { stop, dataDir } = await start(0);
  await stop();
  const prepared = `${dataDir}-prepared`;
  await cp(dataDir, prepared, { recursive: true });
  return prepared;
};

const prepared = await prepare();
let running = await start(0);

const reset = async (): Promise<void> => {
  await running.stop();
  await rm(running.dataDir, { recursive: true });
  await cp(prepared, running.dataDir, { recursive: true });
  running = await start(running.port);
  process.send?.('ready');
};

process.on('message', () => void reset());
// The parent has ended, for whatever reason.
process.on('disconnect', () => process.exit(0));
process.stdout.write(`Gatehouse is ready at ${running.url}\n`);
