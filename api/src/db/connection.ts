import type { Db, Dialect } from '#src/db/database.ts';

/** The part of a pino logger that the database writes to. */
export type ConnectLog = {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

export type DatabaseOptions = {
  /** `postgres://…`; absent, the SQLite file in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** Folder of `gatehouse.sqlite`, its lock and its backups; made with mode 0700. */
  dataDir: string;
  /** The data folder may lie on a network file system. Default false. */
  allowNetworkDataDir?: boolean;
  log: ConnectLog;
};

export type Connection = {
  db: Db;
  dialect: Dialect;
  /**
   * Runs the work in one transaction that behaves the same on both databases: serializable, committed before it
   * resolves, rolled back when it throws. On PostgreSQL the work may run up to 5 times, so it touches nothing but
   * `tx`. An error of a statement ends the transaction: it is not to be caught inside. On SQLite a query on the outer
   * `db` inside the work would wait for the transaction for ever: pass `tx` on.
   */
  transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /**
   * A failure of the database between its opening and the first request, as a StartError. An error that says nothing of
   * the database comes back as it was.
   */
  startError: (error: unknown) => unknown;
  /** Cheap enough for every readiness probe; answers within 2 s. */
  status: () => Promise<'ok' | 'read-only' | 'down'>;
  /** Where the PostgreSQL server listens, so that outbound calls can be kept away from it. */
  address?: { host: string; port: number } | undefined;
  close: () => Promise<void>;
};
