/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-22-audit-columns';

/** Its first version stopped at an unreadable detail on PostgreSQL; where it did not, it left the same columns. */
export const earlierChecksums = ['15306eeb256c702facc5a371689c1a717fefd35fa1e072bb0a96e884db2ba3af'];

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
    ...(postgres ? POSTGRES_FILL : [SQLITE_FILL]),
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

/**
 * A cast of text that is not JSON would stop the upgrade, and only PostgreSQL 16 and later can check it before. What is not
 * readable stays in the log, without the columns.
 */
const POSTGRES_FILL = [
  `create function audit_events_read(detail text) returns jsonb language plpgsql as $$
    begin return detail::jsonb; exception when others then return null; end $$`,
  `update audit_events set
    host = read.detail ->> 'host',
    status = case when read.detail ->> 'status' ~ '^[0-9]{1,9}$' then (read.detail ->> 'status')::integer end,
    key_sent = case read.detail ->> 'keySent' when 'true' then 1 when 'false' then 0 end
    from (
      select id, audit_events_read(detail) as detail from audit_events where subject = 'api_key' and detail like '{%'
    ) as read
    where read.id = audit_events.id`,
  'drop function audit_events_read(text)',
];

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
