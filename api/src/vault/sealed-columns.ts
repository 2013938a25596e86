/** A column with sealed values, in a table whose rows have an integer `id`. */
export type SealedColumn = { table: string; column: string };

/** Every column with sealed values. The command that changes the data key works through this list: add new columns here. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [{ table: 'api_keys', column: 'secret' }];
