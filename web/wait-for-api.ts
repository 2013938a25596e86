import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin } from 'vite';

const MAX_WAIT_MS = 10_000;
const POLL_INTERVAL_MS = 50;

const isListening = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host);
    socket
      .once('error', () => resolve(false))
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      });
  });

/**
 * Delays requests to the API while it restarts after a change, so that a click in the meantime gets a late response
 * instead of an error. After ten seconds it lets them through, and they fail with the error of a server that is down.
 */
export const waitForApi = (apiUrl: string, apiPath: string): Plugin => {
  const { port, hostname } = new URL(apiUrl);
  const pattern = new RegExp(apiPath);
  return {
    name: 'wait-for-api',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(async ({ url = '' }, _response, next) => {
        const until = performance.now() + MAX_WAIT_MS;
        while (
          pattern.test(url) &&
          performance.now() < until &&
          !(await isListening(Number(port), hostname))
        ) {
          await wait(POLL_INTERVAL_MS);
        }
        next();
      });
    },
  };
};
