import type { ConnectLog } from '#src/db/connection.ts';

/** Discards all log lines. */
export const quietLog: ConnectLog = { info: () => {}, warn: () => {}, error: () => {} };
