import type { Db, Dialect } from '#src/db/database.ts';
import type { DatabaseAddress } from '#src/db/postgres-addresses.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

/** The part of a pino logger that the database uses. */
export type ConnectLog = {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

export type DatabaseOptions = {
  /** `postgres://…`; if absent, the SQLite file in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** Folder of `gatehouse.sqlite`, its lock and its backups; created with mode 0700. */
  dataDir: string;
  /** The data folder may be on a network file system. Default false. */
  allowNetworkDataDir?: boolean;
  /**
   * Looks at a database that exists before anything in it is changed, and throws a StartError if the start must stop. What it cannot
   * read, because it is new, older or damaged, is not its business: opening it says so.
   */
  inspect?: ((found: Pick<DatabaseConnection, 'db' | 'dialect'>) => Promise<void>) | undefined;
  log: ConnectLog;
};

/** Runs `inspect`; only a StartError counts. */
export const inspectFirst = async (
  inspect: DatabaseOptions['inspect'],
  dialect: Dialect,
  read: (look: (db: Db) => Promise<void>) => Promise<void>,
): Promise<void> => {
  if (inspect === undefined) return;
  try {
    await read((db) => inspect({ db, dialect }));
  } catch (error) {
    if (error instanceof StartError) throw error;
  }
};

export type ErasedBackups = {
  /** The one backup that there is now. */
  kept: string;
  /** How many others were deleted, and how large they were. */
  count: number;
  bytes: number;
};

/** `full`: reads work, and nothing can be written until there is space. */
export type Status = 'ok' | 'read-only' | 'full' | 'down';

export type DatabaseConnection = {
  db: Db;
  dialect: Dialect;
  /**
   * Runs the work in one transaction that behaves the same on both databases: serializable, committed before it
   * resolves, rolled back if it throws. On PostgreSQL the work may run up to 10 times, so it must not have side effects
   * outside `tx`. A failed statement ends the transaction: do not catch its error inside. On SQLite a query on the
   * outer `db` inside the work would wait for the transaction forever: use `tx`.
   */
  transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /**
   * The same for records that no request waits for: on SQLite its commit does not hold up everything else while the disk
   * writes. It resolves once they are on the disk; a power cut before that loses them, a kill does not.
   */
  record: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /**
   * Turns a database failure between opening and the first request into a StartError. An error that has nothing to do
   * with the database is returned unchanged.
   */
  startError: (error: unknown) => unknown;
  /**
   * Whether the database can be read and written, which is tried at most every 2 s, so that this is cheap enough forevery
   * readiness probe; resolves within 2 s.
   */
  status: () => Promise<Status>;
  /** Replaces all backups by one of the database as it is now; undefined on PostgreSQL, of which Gatehouse makes no backups. */
  forgetBackups?: () => Promise<ErasedBackups>;
  /** Where a database server could be reached over TCP, so that outbound calls to it can be blocked. */
  addresses: readonly DatabaseAddress[];
  close: () => Promise<void>;
};
