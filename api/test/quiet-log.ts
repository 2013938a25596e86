import type { ConnectLog } from '#src/db/connection.ts';

/** Discards what is logged. */
export const quietLog: ConnectLog = { info: () => {}, warn: () => {}, error: () => {} };
