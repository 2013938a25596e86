import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Closes a connection whose client takes nothing of a response for this long: a response counts among the bytes of all
 * calls until it has been sent, so a few that nobody reads would cut those of everyone else. While a response is still
 * being made there is nothing to take. Node notices a standstill at
 * the second look, so it lasts twice as long at most. Reset, as the system would keep what it has for the client for long.
 */
export const closeSlowReaders = (app: FastifyInstance, ms: number): void => {
  app.server.on('request', (_request: unknown, response: ServerResponse) => {
    response.setTimeout(ms, () => {
      const { socket } = response;
      if (socket !== null && socket.writableLength > 0) socket.resetAndDestroy();
    });
  });
};
