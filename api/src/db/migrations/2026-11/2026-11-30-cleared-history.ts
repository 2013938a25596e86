/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-30-cleared-history';

/** When the history was last cleared, for the calls that another instance has not stored by then. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => [
  `alter table history_settings add column cleared_at text${dialect === 'postgres' ? ' collate "C"' : ''}`,
];
