import { startKeyRows } from '#src/features/keys/offers/key-queries.ts';
import { startConnections } from '#src/features/oauth/offers/connection-queries.ts';
import type { QueryStart } from '#src/lib/query-start.ts';

/** Like `startKeyRows`, with the connections: everything that a call can be made with. */
export const startCallChoices = (start: QueryStart): void => {
  startKeyRows(start);
  startConnections(start);
};
