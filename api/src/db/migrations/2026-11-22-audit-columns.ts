/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-22-audit-columns';

/**
 * What the audit log is read by becomes columns, filled from the JSON details of the events so far. The log is
 * append-only, so its triggers are dropped and created again around that. The name of a key was not recorded before.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const postgres = dialect === 'postgres';
  const text = postgres ? 'text collate "C"' : 'text';
  return [
    ...(postgres ? POSTGRES_UNLOCK : SQLITE_UNLOCK),
    `alter table audit_events add column subject_name ${text}`,
    `alter table audit_events add column host ${text}`,
    'alter table audit_events add column status integer',
    'alter table audit_events add column key_sent integer check (key_sent in (0, 1))',
    postgres ? POSTGRES_FILL : SQLITE_FILL,
    'create index audit_events_time on audit_events (at, id)',
    'create index audit_events_subject on audit_events (subject, subject_id, at, id)',
    'create index audit_events_action on audit_events (action, at, id)',
    ...(postgres ? POSTGRES_LOCK : SQLITE_LOCK),
  ];
};

const SQLITE_FILL = `update audit_events set
  host = json_extract(detail, '$.host'),
  status = json_extract(detail, '$.status'),
  key_sent = json_extract(detail, '$.keySent')
  where subject = 'api_key' and json_valid(detail)`;

const POSTGRES_FILL = `update audit_events set
  host = detail::jsonb ->> 'host',
  status = (detail::jsonb ->> 'status')::integer,
  key_sent = ((detail::jsonb ->> 'keySent')::boolean)::integer
  where subject = 'api_key' and detail like '{%'`;

const SQLITE_UNLOCK = ['drop trigger audit_events_no_update', 'drop trigger audit_events_no_delete'];

const SQLITE_LOCK = [
  `create trigger audit_events_no_update before update on audit_events
    begin select raise(abort, 'audit_events is append-only'); end`,
  `create trigger audit_events_no_delete before delete on audit_events
    begin select raise(abort, 'audit_events is append-only'); end`,
];

const POSTGRES_UNLOCK = ['drop trigger audit_events_append_only on audit_events'];

const POSTGRES_LOCK = [
  `create trigger audit_events_append_only before update or delete or truncate on audit_events
    for each statement execute function audit_events_refuse()`,
];
