/** A column that holds sealed values, in a table whose rows have an integer `id`. */
export type SealedColumn = { table: string; column: string };

/** Every column the vault seals. The command that changes the data key walks this list, so a new one belongs here. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [{ table: 'api_keys', column: 'secret' }];
