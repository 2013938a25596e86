/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-28-suggested-operations';

/** The operations of an API that the user described, as a JSON list. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const postgres = dialect === 'postgres';
  const text = postgres ? 'text collate "C"' : 'text';
  return [
    `create table provider_operations (
      provider_id integer not null primary key references providers (id) on delete cascade,
      operations ${text} not null
    )${postgres ? '' : ' strict'}`,
  ];
};
