import type { ConnectLog } from '#src/db/connect.ts';

/** Discards what is logged. */
export const quietLog: ConnectLog = { info: () => {}, warn: () => {}, error: () => {} };
