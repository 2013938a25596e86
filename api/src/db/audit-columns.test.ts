import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { createOldDatabase } from '#test/old-database.ts';
import { quietLog } from '#test/quiet-log.ts';

const AT = '2026-11-20T00:00:00.000Z';
const event = (action: string, subject: string, detail: string): string =>
  `insert into audit_events (at, action, subject, subject_id, detail) values ('${AT}', '${action}', '${subject}', 7, ${detail})`;

it('the events so far get the columns by which they are read, and stay append-only', async () => {
  const database = await createOldDatabase('2026-11-22-audit-columns', [
    event(
      'key.test',
      'api_key',
      `'{"host":"a.example.com:8443","method":"GET","status":200,"keySent":true}'`,
    ),
    event('key.test', 'api_key', `'{"host":"b.example.com","method":"GET","status":null,"keySent":false}'`),
    event('key.pin-host', 'api_key', `'{"host":"c.example.com"}'`),
    event('key.verify', 'api_key', `'{"valid":false,"status":401}'`),
    event('key.reveal', 'api_key', `'{}'`),
    event('key.odd', 'api_key', 'null'),
    event('key.cut', 'api_key', `'{"host":"d.example.com","sta'`),
    event('key.no-text', 'api_key', `'{"host":"\\u0000"'`),
    event('key.list', 'api_key', `'["{"]'`),
    event('gate.refuse', 'request', `'{"reason":"host","host":"evil.test","unstored":0}'`),
  ]);
  const { db, close } = await openDatabase({ ...database.options, log: quietLog });
  const rows = await db
    .selectFrom('audit_events')
    .select(['action', 'host', 'status', 'key_sent', 'subject_name'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ action, host, status, key_sent }) => [action, host, status, key_sent])).toEqual([
    ['key.test', 'a.example.com:8443', 200, 1],
    ['key.test', 'b.example.com', null, 0],
    ['key.pin-host', 'c.example.com', null, null],
    ['key.verify', null, 401, null],
    ['key.reveal', null, null, null],
    ['key.odd', null, null, null],
    ['key.cut', null, null, null],
    ['key.no-text', null, null, null],
    ['key.list', null, null, null],
    ['gate.refuse', null, null, null],
  ]);
  await expect(sql`update audit_events set host = 'x'`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`delete from audit_events`.execute(db)).rejects.toThrow('append-only');
  await close();
  await database.dispose();
});
