/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-05-call-counts';

/**
 * Which saved endpoint a call was made with, and an index in which the calls of some days are counted without reading the
 * calls themselves, whose texts may be long.
 */
export const statements = (): string[] => [
  'alter table history add column saved_endpoint_id integer',
  'create index history_counts on history (created_at, provider_id, provider_name, status)',
];
