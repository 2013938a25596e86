import type { Db } from '#src/db/database.ts';

/** A column with sealed values, in a table whose rows have an integer `id`. Empty text and null mean that there is none. */
export type SealedColumn = {
  table: string;
  column: string;
  /**
   * What the secrets of these rows may be used for, by row, as the database says it now. A secret opens only while this
   * is spelled as it was when the secret was sealed: after a change it has to be sealed again, in the same transaction.
   */
  purposesOf: (db: Db, rows: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** By which part of a sealed text equal secrets are found; absent if nobody looks for them. */
  comparedPart?: (plaintext: string) => string;
};
