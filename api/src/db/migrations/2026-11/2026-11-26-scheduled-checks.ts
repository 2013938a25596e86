/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-26-scheduled-checks';

/** The daily verification of keys: whether it is on, and when each key was last checked and by whom. It is off at first. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [
    `alter table api_keys add column checked_at ${text}`,
    `alter table api_keys add column check_problem ${text}`,
    `alter table api_keys add column check_host ${text}`,
    `alter table api_keys add column check_not_before ${text}`,
    `alter table api_keys add column check_holder ${text}`,
    `alter table api_keys add column check_until ${text}`,
    'update api_keys set checked_at = verified_at',
    `create table verification_schedule (
      id integer primary key check (id = 1),
      daily integer not null check (daily in (0, 1)),
      last_run_at ${text}
    )${dialect === 'postgres' ? '' : ' strict'}`,
    'insert into verification_schedule (id, daily, last_run_at) values (1, 0, null)',
  ];
};
