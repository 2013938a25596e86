import type { Logger } from 'pino';
import { createLog } from '#src/logging/log.ts';

/** The real log at its most verbose level; its lines are collected instead of printed. */
export const captureLog = (): { log: Logger; lines: () => Record<string, unknown>[]; text: () => string } => {
  const written: string[] = [];
  const log = createLog('trace', { write: (line: string) => void written.push(line) });
  return {
    log,
    lines: () => written.map((line) => JSON.parse(line)),
    text: () => written.join(''),
  };
};
