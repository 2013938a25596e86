import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { listCalls } from '#src/features/history/history-list.store.ts';
import type { TestDatabase } from '#test/database.ts';
import { createOldDatabase } from '#test/old-database.ts';
import { quietLog } from '#test/quiet-log.ts';

const CALLS = 10_000;
const isPostgres = process.env.TEST_DATABASE === 'postgres';

/** As many calls as the history holds, with gaps between their ids, and every third column empty in every third. */
const HISTORY = `
  with recursive calls (n) as (select 1 union all select n + 1 from calls where n < ${CALLS})
  insert into history (id, created_at, api_key_id, key_name, provider_id, provider_name, method, url, status, error,
    response_time, size, status_text, truncated, withheld_host, request_headers, request_body, request_body_type,
    request_body_truncated, headers, observations, text)
  select n * 3, '2026-11-20T00:00:00.000Z', n % 7 + 1, 'key ' || n, n % 5 + 1, 'provider ' || n, 'POST',
    'https://api.example.com/' || n, case when n % 3 = 0 then null else 200 + n % 300 end,
    case when n % 3 = 0 then 'timeout' end, n + 0.5, n, 'OK', n % 2, case when n % 3 = 1 then 'evil.test' end,
    '{"x":"' || n || '"}', 'body ' || n, 'text', (n + 1) % 2, '{"y":"' || n || '"}', '[]', 'text ' || n from calls`;

const words = "'common', 'call' || id";
const SEARCH = isPostgres
  ? `insert into history_search (rowid, words) select id, array_to_tsvector(array[${words}]) from history`
  : `insert into history_search (rowid, words) select id, 'common call' || id from history`;

let database: TestDatabase;
let connection: DatabaseConnection;

beforeAll(async () => {
  database = await createOldDatabase('2026-11-23-history-connections', [
    HISTORY,
    SEARCH,
    `update history_settings set keep_last = 5000, last_id = ${CALLS * 3}`,
  ]);
  connection = await openDatabase({ ...database.options, log: quietLog });
}, 60_000);
afterAll(async () => {
  await connection.close();
  await database.dispose();
});

it('a history of 10,000 calls keeps each of them in every column, with the settings', async () => {
  const { db } = connection;
  const rows = await db.selectFrom('history').selectAll().orderBy('id').execute();
  const expected = Array.from({ length: CALLS }, (_, index) => {
    const n = index + 1;
    return {
      id: n * 3,
      created_at: '2026-11-20T00:00:00.000Z',
      api_key_id: (n % 7) + 1,
      connection_id: null,
      key_name: `key ${n}`,
      provider_id: (n % 5) + 1,
      provider_name: `provider ${n}`,
      method: 'POST',
      url: `https://api.example.com/${n}`,
      status: n % 3 === 0 ? null : 200 + (n % 300),
      error: n % 3 === 0 ? 'timeout' : null,
      response_time: n + 0.5,
      size: n,
      status_text: 'OK',
      truncated: n % 2,
      withheld_host: n % 3 === 1 ? 'evil.test' : null,
      request_headers: `{"x":"${n}"}`,
      request_body: `body ${n}`,
      request_body_type: 'text',
      request_body_kind: null,
      without_key: null,
      saved_endpoint_id: null,
      source: null,
      request_body_truncated: (n + 1) % 2,
      headers: `{"y":"${n}"}`,
      observations: '[]',
      text: `text ${n}`,
    };
  });
  expect(rows).toEqual(expected);
  expect(await db.selectFrom('history_settings').select(['keep_last', 'last_id']).execute()).toEqual([
    { keep_last: 5000, last_id: CALLS * 3 },
  ]);
});

it('its calls are found by their words, as before', async () => {
  const { db, dialect } = connection;
  const find = (query: string) => listCalls(db, dialect, { query, limit: 200 });
  const ids = async (query: string) => (await find(query)).map(({ id }) => id);
  expect(await ids('call15000')).toEqual([15_000]);
  expect(await ids('call1500 common')).toEqual([15_009, 15_006, 15_003, 15_000, 1500]);
  expect((await ids('common')).slice(0, 2)).toEqual([30_000, 29_997]);
  expect(await ids('call15001')).toEqual([]);
});

it('a call is of a key, of a connection or of none, and not of both', async () => {
  const { db } = connection;
  const copy = (id: number, key: string, of: string) =>
    sql`insert into history (id, created_at, api_key_id, connection_id, key_name, provider_id, provider_name, method, url,
      response_time, truncated, request_body_truncated, observations)
      select ${sql.raw(String(id))}, created_at, ${sql.raw(key)}, ${sql.raw(of)}, key_name, provider_id, provider_name, method,
      url, response_time, truncated, request_body_truncated, observations from history where id = 3`.execute(
      db,
    );
  await copy(40_000, 'null', '4');
  await expect(copy(40_001, '4', '4')).rejects.toThrow();
  await copy(40_002, 'null', 'null');
  await expect(copy(3, '4', 'null')).rejects.toThrow();
});
