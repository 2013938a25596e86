/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-28-stored-readings';

/** How far the reader of secrets has read what was stored before it, and which instance reads now. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [
    `create table stored_readings (
      what ${text} primary key,
      version integer not null,
      before_id integer,
      changed integer not null,
      holder ${text},
      until ${text}
    )${dialect === 'postgres' ? '' : ' strict'}`,
    "insert into stored_readings (what, version, before_id, changed) values ('endpoints', 0, null, 0), ('history', 0, null, 0)",
  ];
};
