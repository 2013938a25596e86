import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shareWebClasses } from '@gatehouse/outbound/web-classes.ts';
import { buildApp } from '#src/app.ts';
import type { Listener } from '#src/deps.ts';
import { inUrl, readEnv } from '#src/env.ts';
import { createDeps } from '#src/lifecycle/create-deps.ts';
import { eraseRegularly } from '#src/lifecycle/erase-regularly.ts';
import { followLogins } from '#src/lifecycle/follow-logins.ts';
import { stopOnSignal, stopWithParent } from '#src/lifecycle/graceful-stop.ts';
import { readAgainAfterStart } from '#src/lifecycle/read-stored-again.ts';
import { requireLoopback } from '#src/lifecycle/require-loopback.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { verifyDaily } from '#src/lifecycle/verify-daily.ts';
import { createLog } from '#src/logging/log.ts';

const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const LISTEN_FAILURES: Record<string, string> = {
  EADDRINUSE: 'is already in use: set PORT to a different port',
  EACCES: 'is not open to this user: set PORT to a number above 1023',
  EADDRNOTAVAIL: 'is not an address of this machine: set HOST to one that is',
  ENOTFOUND: 'is not an address of this machine: set HOST to one that is',
};

/** The server that the environment describes, not yet listening, with neither signals nor anything that runs by itself. */
export const createServer = async () => {
  shareWebClasses();
  const env = readEnv();
  const listeners: Listener[] = [];
  const deps = await createDeps(env, listeners);
  const app = await buildApp(deps, {
    gate: { allowedHosts: env.allowedHosts, accessToken: env.accessToken },
    webRoot: existsSync(builtWeb) ? builtWeb : undefined,
  });
  /** Resolves with the port on which it listens. */
  const listen = async (port = env.port): Promise<number> => {
    // Its own line would name a port that is not the one to open where something stands before it, as in npm run dev.
    await app.listen({ host: env.host, port, listenTextResolver: () => 'listening' });
    listeners.push(...app.addresses().filter((address) => typeof address !== 'string'));
    return listeners[0]?.port ?? port;
  };
  return { env, deps, app, listeners, listen };
};

const serve = async (): Promise<void> => {
  const { env, deps, app, listeners, listen } = await createServer();
  const stopErasing = eraseRegularly(deps);
  app.addHook('onClose', stopErasing);
  app.addHook('onClose', verifyDaily(deps));
  app.addHook('onClose', followLogins(deps));
  app.addHook('onClose', readAgainAfterStart(deps));
  stopOnSignal({ app, ...deps });
  if (env.startedByNpm) stopWithParent();
  const port = await listen().catch((error: Error & { code?: string }) => {
    const reason = LISTEN_FAILURES[error.code ?? ''];
    throw reason === undefined ? error : new StartError(`${env.host}:${env.port} ${reason}`);
  });
  requireLoopback(env, listeners);
  if (env.listensEverywhere && env.allowedHosts.length === 0)
    deps.log.warn({}, 'Requests from other machines will be rejected: ALLOWED_HOSTS is empty');
  const host = env.listensEverywhere ? 'localhost' : inUrl(env.host);
  process.stdout.write(`Gatehouse is ready at http://${host}:${port}\n`);
};

/** Starts the server. If it fails the process ends, with one line if a person has to change a setting. */
export const start = async (): Promise<void> => {
  try {
    await serve();
  } catch (error) {
    if (error instanceof StartError) {
      process.stderr.write(`${error.message}\n`);
      process.exit(error.exitCode);
    }
    // Node's own report would print the error's values, for example a connection string with its password.
    createLog('fatal').fatal({ err: error }, 'the start failed with an unexpected error');
    process.exit(1);
  }
};
