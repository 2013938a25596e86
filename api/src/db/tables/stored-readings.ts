/** One row for each of what is stored: `endpoints`, `history`. */
export type StoredReadingsTable = {
  what: string;
  /** Of the reader of secrets that reads it, or has read it. */
  version: number;
  /** What has this id or a higher one was read; null if nothing was, 0 if all of it was. */
  before_id: number | null;
  /** How many rows were changed by this version. */
  changed: number;
  /** The instance that reads the next ones; null if none does. */
  holder: string | null;
  /** When it must have done so. */
  until: string | null;
};
