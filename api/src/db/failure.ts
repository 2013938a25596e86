/** What a failed statement means to a caller, whichever database raised it. */
export type DatabaseFailure = 'storage_full' | 'busy' | 'read_only' | 'unavailable' | 'conflict';

// SQLite's extended result codes start with their primary code: SQLITE_IOERR_WRITE is an SQLITE_IOERR.
const SQLITE: readonly (readonly [prefix: string, failure: DatabaseFailure])[] = [
  ['SQLITE_CONSTRAINT_UNIQUE', 'conflict'],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', 'conflict'],
  ['SQLITE_FULL', 'storage_full'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_READONLY', 'read_only'],
  ['SQLITE_CORRUPT', 'read_only'],
  ['SQLITE_NOTADB', 'read_only'],
  ['SQLITE_IOERR', 'unavailable'],
  ['SQLITE_CANTOPEN', 'unavailable'],
];

// PostgreSQL's error codes (appendix A of its manual); two characters stand for a whole class.
const POSTGRES: readonly (readonly [prefix: string, failure: DatabaseFailure])[] = [
  ['23505', 'conflict'],
  ['53100', 'storage_full'],
  // A standby: it has not taken over yet, or the connection leads to the wrong one of two. It knows no serializable transactions
  // either, which is the only thing of ours that a server may lack.
  ['25006', 'unavailable'],
  ['0A000', 'unavailable'],
  ['40001', 'busy'],
  ['40P01', 'busy'],
  ['55P03', 'busy'],
  ['57014', 'busy'],
  ['25P03', 'busy'],
  ['57P0', 'unavailable'],
  ['53', 'unavailable'],
  ['08', 'unavailable'],
];

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

// pg throws these without a code when its socket ends or no connection becomes free in time.
const POSTGRES_CLIENT_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

const byPrefix = (
  table: readonly (readonly [prefix: string, failure: DatabaseFailure])[],
  code: string,
): DatabaseFailure | undefined => table.find(([prefix]) => code.startsWith(prefix))?.[1];

/** The error's code: SQLite's name, PostgreSQL's five characters, or the system's; empty if it has none. */
export const failureCode = (error: unknown): string => {
  const code = error instanceof Error ? (error as Error & { code?: unknown }).code : undefined;
  return typeof code === 'string' ? code : '';
};

/** Undefined for a bug of ours, or an error that does not come from the database. */
export const classifyFailure = (error: unknown): DatabaseFailure | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = failureCode(error);
  if (code.startsWith('SQLITE_')) return byPrefix(SQLITE, code);
  if (NETWORK.has(code)) return 'unavailable';
  if (/^[0-9A-Z]{5}$/.test(code)) return byPrefix(POSTGRES, code);
  return POSTGRES_CLIENT_MESSAGES.some((message) => error.message.startsWith(message))
    ? 'unavailable'
    : undefined;
};
