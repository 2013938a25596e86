/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-01-deleted-keys';

/** Whether the key or the connection that a saved endpoint was tested with was deleted: nothing takes its place by itself. */
export const statements = (): string[] => [
  'alter table saved_endpoints add column key_deleted integer not null default 0 check (key_deleted in (0, 1))',
];
