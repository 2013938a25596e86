import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How often a connection is looked at. Node says that nothing was taken since its last look, and nothing if something was. */
const LOOK_MS = 500;

type Standstill = { sinceMs: number; seenMs: number };

const standstills = new WeakMap<ServerResponse, Standstill>();

/** Reset, as the system would keep what it has for the client for long. */
const close = ({ socket }: ServerResponse): void => {
  socket?.resetAndDestroy();
};

const isUnread = ({ socket }: ServerResponse): boolean => (socket?.writableLength ?? 0) > 0;

/**
 * Closes a connection whose client takes nothing of a response for this long: a response counts among the bytes of all
 * calls until it has been sent, so a few that nobody reads would cut those of everyone else. While a response is still
 * being made there is nothing to take.
 */
export const closeSlowReaders = (app: FastifyInstance, ms: number): void => {
  const lookMs = Math.min(LOOK_MS, ms / 3);
  app.server.on('request', (_request: unknown, response: ServerResponse) => {
    response.setTimeout(lookMs, () => {
      // Node looks once, unless it is asked again.
      response.setTimeout(lookMs);
      if (!isUnread(response)) return;
      const seenMs = performance.now();
      const known = standstills.get(response);
      const isOngoing = known !== undefined && seenMs - known.seenMs < 2 * lookMs;
      const sinceMs = isOngoing ? known.sinceMs : seenMs - lookMs;
      standstills.set(response, { sinceMs, seenMs });
      if (seenMs - sinceMs >= ms) close(response);
    });
  });
};

/** Closes the connection if its client took nothing of the response at the last look. @returns whether it did */
export const closeIfUnread = (response: ServerResponse): boolean => {
  const known = standstills.get(response);
  const stands = known !== undefined && performance.now() - known.seenMs < 2 * LOOK_MS && isUnread(response);
  if (stands) close(response);
  return stands;
};
