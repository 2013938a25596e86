/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-10-audit-sources';

/**
 * What made a call, and the saved endpoint that it was made with, become columns of the audit log, filled from the JSON details and the
 * actions of the events so far. The log is append-only, so its triggers are dropped and created again around that. Most calls are tests:
 * they need no index, because a page of them ends early.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const postgres = dialect === 'postgres';
  const text = postgres ? 'text collate "C"' : 'text';
  const sources = "check (source in ('test', 'composition', 'verification'))";
  return [
    ...(postgres ? POSTGRES_UNLOCK : SQLITE_UNLOCK),
    `alter table audit_events add column source ${text} ${sources}`,
    'alter table audit_events add column saved_endpoint_id integer',
    ...(postgres ? POSTGRES_FILL : [SQLITE_FILL]),
    "update audit_events set source = 'verification' where action in ('key.verify', 'key.try')",
    "update audit_events set saved_endpoint_id = subject_id where subject = 'saved_endpoint'",
    "create index audit_events_compositions on audit_events (at, id) where source = 'composition'",
    "create index audit_events_verifications on audit_events (at, id) where source = 'verification'",
    'create index audit_events_endpoint on audit_events (saved_endpoint_id, at, id) where saved_endpoint_id is not null',
    ...(postgres ? POSTGRES_LOCK : SQLITE_LOCK),
  ];
};

const TESTS = `action = 'key.test' and detail like '%"source":%'`;

const SQLITE_FILL = `update audit_events set
  source = case when detail ->> '$.source' in ('test', 'composition') then detail ->> '$.source' end,
  saved_endpoint_id = case json_type(detail, '$.savedEndpointId') when 'integer' then detail ->> '$.savedEndpointId' end
  where ${TESTS} and json_valid(detail)`;

/** A cast of text that is not JSON would stop the upgrade, and only PostgreSQL 16 and later can check it before. */
const POSTGRES_FILL = [
  `create function audit_events_read(detail text) returns jsonb language plpgsql as $$
    begin return detail::jsonb; exception when others then return null; end $$`,
  `update audit_events set
    source = case when read.detail ->> 'source' in ('test', 'composition') then read.detail ->> 'source' end,
    saved_endpoint_id = case when jsonb_typeof(read.detail -> 'savedEndpointId') = 'number'
      and read.detail ->> 'savedEndpointId' ~ '^[0-9]{1,9}$' then (read.detail ->> 'savedEndpointId')::integer end
    from (select id, audit_events_read(detail) as detail from audit_events where ${TESTS}) as read
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
