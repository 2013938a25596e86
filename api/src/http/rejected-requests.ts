import type { FastifyRequest } from 'fastify';
import type { Deps } from '#src/deps.ts';
import { timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';

/** How many rejected requests are stored per hour: a page that keeps trying cannot fill the disk. */
const MAX_STORED = 60;
const WINDOW_MS = 3_600_000;

export type RejectReason =
  | 'host-malformed'
  | 'host'
  | 'origin'
  | 'fetch-site'
  | 'body-type'
  | 'form-type'
  | 'own-call'
  | 'token-missing'
  | 'token-wrong'
  | 'token-locked';

/**
 * Records the requests that the gate rejected: reason, method and address, but no header values. Beyond the limit
 * they are only counted; the next one stored contains the count. The response does not wait for the record.
 */
export const createRejectedRequests = (
  deps: Deps,
): ((request: FastifyRequest, reason: RejectReason) => void) => {
  let since = 0;
  let stored = 0;
  let unstored = 0;

  return (request, reason) => {
    // Either way: after a clock that was set back, nothing would be stored until the old time comes again.
    if (Math.abs(deps.now() - since) >= WINDOW_MS) {
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
    ).catch((error: unknown) =>
      request.log.warn({ err: error, reason }, 'a rejected request was not recorded'),
    );
  };
};
