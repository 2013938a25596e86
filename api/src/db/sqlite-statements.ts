import type { Database as SqliteDatabase, Statement } from 'better-sqlite3';

/** Statements that are kept at once; the one not used for longest makes room. */
export const MAX_STATEMENTS = 200;

/** Only these are kept: a change of the schema or of a setting is run once. */
const OF_ROWS = /^\s*(?:select|insert|update|delete|with)\b/i;

export type Statements = {
  /** The statement of this text on this connection, compiled at its first use. Throws SQLite's error. */
  prepare: (handle: SqliteDatabase, sql: string) => Statement<unknown[]>;
  /** How many are kept. */
  count: () => number;
};

/**
 * Compiled statements by their text: compiling one takes longer than running it. SQLite compiles a kept one again by
 * itself after a change of the schema or of a setting. Values are not kept with them: the driver clears what it bound
 * after each run.
 */
export const createStatements = (): Statements => {
  const kept = new Map<string, Statement<unknown[]>>();
  let owner: SqliteDatabase | undefined;

  return {
    prepare: (handle, sql) => {
      if (handle !== owner) {
        kept.clear();
        owner = handle;
      }
      const known = kept.get(sql);
      if (known !== undefined) {
        kept.delete(sql);
        kept.set(sql, known);
        return known;
      }
      const statement = handle.prepare<unknown[]>(sql);
      if (!OF_ROWS.test(sql)) return statement;
      kept.set(sql, statement);
      if (kept.size > MAX_STATEMENTS) {
        const [oldest] = kept.keys();
        if (oldest !== undefined) kept.delete(oldest);
      }
      return statement;
    },
    count: () => kept.size,
  };
};
