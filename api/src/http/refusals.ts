import type { FastifyRequest } from 'fastify';
import type { Deps } from '#src/deps.ts';
import { timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';

/** Refusals that are stored in an hour: a page that keeps knocking cannot fill the disk. */
const MAX_STORED = 60;
const WINDOW_MS = 3_600_000;

export type Refusal =
  | 'host-malformed'
  | 'host'
  | 'origin'
  | 'fetch-site'
  | 'body-type'
  | 'token-missing'
  | 'token-wrong'
  | 'token-locked';

/**
 * Records what the gate refused: the reason, the method and the address, and no value of a header. Past the limit
 * refusals are only counted; the next one that is stored carries the count. The answer does not wait for the record.
 */
export const createRefusals = (deps: Deps): ((request: FastifyRequest, reason: Refusal) => void) => {
  let since = 0;
  let stored = 0;
  let unstored = 0;

  return (request, reason) => {
    if (deps.now() - since >= WINDOW_MS) {
      since = deps.now();
      stored = 0;
    }
    if (stored >= MAX_STORED) {
      unstored += 1;
      return;
    }
    stored += 1;
    const detail = { reason, method: request.method, address: request.ip, unstored };
    unstored = 0;
    recordEvent(
      deps.connection.db,
      { action: 'gate.refuse', subject: 'request', subjectId: null, detail },
      timestamp(deps),
    ).catch((error: unknown) => request.log.warn({ err: error, reason }, 'a refusal was not recorded'));
  };
};
