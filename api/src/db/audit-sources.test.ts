import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { createOldDatabase } from '#test/old-database.ts';
import { quietLog } from '#test/quiet-log.ts';

const AT = '2026-12-09T00:00:00.000Z';
const event = (action: string, subject: string, detail: string): string =>
  `insert into audit_events (at, action, subject, subject_id, detail) values ('${AT}', '${action}', '${subject}', 7, ${detail})`;

it('the events so far say in columns what made a call, and stay append-only', async () => {
  const database = await createOldDatabase('2026-12-10-audit-sources', [
    event('key.test', 'api_key', `'{"method":"GET","source":"test"}'`),
    event('key.test', 'api_key', `'{"method":"GET","source":"test","savedEndpointId":12}'`),
    event('key.test', 'oauth_connection', `'{"method":"GET","source":"composition"}'`),
    event('key.test', 'api_key', `'{"method":"GET"}'`),
    event('key.test', 'api_key', `'{"method":"GET","source":"mail","savedEndpointId":"12"}'`),
    event('key.test', 'api_key', `'{"source":"test","sav'`),
    event('key.test', 'api_key', 'null'),
    event('key.verify', 'api_key', `'{"valid":true}'`),
    event('key.try', 'api_key', 'null'),
    event('endpoint.use', 'saved_endpoint', `'{"method":"GET"}'`),
    event('key.reveal', 'api_key', `'{"source":"test"}'`),
  ]);
  const { db, close } = await openDatabase({ ...database.options, log: quietLog });
  const rows = await db
    .selectFrom('audit_events')
    .select(['action', 'source', 'saved_endpoint_id'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ action, source, saved_endpoint_id }) => [action, source, saved_endpoint_id])).toEqual([
    ['key.test', 'test', null],
    ['key.test', 'test', 12],
    ['key.test', 'composition', null],
    ['key.test', null, null],
    ['key.test', null, null],
    ['key.test', null, null],
    ['key.test', null, null],
    ['key.verify', 'verification', null],
    ['key.try', 'verification', null],
    ['endpoint.use', null, 7],
    ['key.reveal', null, null],
  ]);
  await expect(sql`update audit_events set source = 'test'`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`delete from audit_events`.execute(db)).rejects.toThrow('append-only');
  await close();
  await database.dispose();
});
