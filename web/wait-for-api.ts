import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin } from 'vite';

const LONGEST_WAIT_MS = 10_000;
const BETWEEN_LOOKS_MS = 50;

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
 * Holds requests to the API back while it starts anew after a change, so that a click meanwhile is answered late and
 * not with an error. After ten seconds it lets them through, to the error that then tells of a server that is down.
 */
export const waitForApi = (apiUrl: string, apiPath: string): Plugin => {
  const { port, hostname } = new URL(apiUrl);
  const pattern = new RegExp(apiPath);
  return {
    name: 'wait-for-api',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(async ({ url = '' }, _response, next) => {
        const until = performance.now() + LONGEST_WAIT_MS;
        while (
          pattern.test(url) &&
          performance.now() < until &&
          !(await isListening(Number(port), hostname))
        ) {
          await wait(BETWEEN_LOOKS_MS);
        }
        next();
      });
    },
  };
};
