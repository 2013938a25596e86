import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { TestResult, TestStep } from '@gatehouse/contract/testing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { flushHistory } from '#src/features/history/history.service.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { readProgress, startProgress } from '#test/progress-messages.ts';
import { listen } from '#test/raw-http.ts';
import { type Received, startUpstream, type Upstream } from '#test/upstream.ts';

/*
 * The secrets of a saved endpoint are sent to its service and shown nowhere, whatever the service sends back: not in the
 * response, the records of a stream or the history, and not in the files of the database.
 */

const HEADER = 'saved-canary/+&header-0123456789';
const TOKEN = 'saved-canary-token-0123456789';
const PASSWORD = 'saved-canary-password-0123456789';
const COOKIE = 'saved-canary-cookie-0123456789';
const QUERY = 'saved-canary-query-0123456789';
const BODY = 'saved-canary-body-0123456789';
const PARTS = ['saved-canary', Buffer.from(`ann:${PASSWORD}`).toString('base64')];

let test: TestApp;
let base: string;
let echo: Upstream;
let foreign: Upstream;
let keyId: number;
let providerId: number;
/** The status of the response, and where it redirects. */
let redirect: { status: number; location: string } | undefined;
let written: (call: Received) => { body: string; type?: string };

beforeAll(async () => {
  test = await createTestApp();
  base = `http://127.0.0.1:${await listen(test.app)}`;
  foreign = await startUpstream((_call, _request, response) => response.end('{}'));
  echo = await startUpstream((call, _request, response) => {
    if (redirect !== undefined) {
      response.writeHead(redirect.status, { location: redirect.location }).end();
      return;
    }
    const { body, type = 'application/json' } = written(call);
    const found = String(call.headers['x-api-key'] ?? '');
    response.writeHead(200, { 'content-type': type, 'x-found': encodeURIComponent(found) }).end(body);
  });
  providerId = (await providerBySlug(test, 'custom')).id;
  keyId = (await makeKey(test)).id;
});
beforeEach(() => {
  redirect = undefined;
  foreign.received.length = 0;
  written = (call) => ({ body: JSON.stringify(call) });
});
afterAll(() => Promise.all([test.close(), echo.close(), foreign.close()]));

const save = async (more: object = {}): Promise<SavedEndpoint> => {
  const { status, body } = await test.rest('POST', '/saved-endpoints', {
    providerId,
    name: 'Echo',
    method: 'POST',
    endpoint: `${echo.url}/echo?api_key=${QUERY}`,
    headers: { 'X-Api-Key': HEADER, Cookie: `sid=${COOKIE}`, Authorization: `Bearer ${TOKEN}` },
    requestBody: { password: BODY, kept: 'plain' },
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const inputOf = ({ id, endpoint, method, headers, requestBody }: SavedEndpoint) => ({
  apiKeyId: keyId,
  // The key would replace the Authorization header.
  withoutKey: true,
  savedEndpointId: id,
  endpoint,
  method,
  headers: headers ?? undefined,
  requestBody: requestBody ?? undefined,
});

const run = async (saved: SavedEndpoint): Promise<TestResult> => {
  const { status, body } = await test.rest('POST', '/test', inputOf(saved));
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const expectNone = (shown: unknown): void => {
  const text = typeof shown === 'string' ? shown : JSON.stringify(shown);
  for (const part of PARTS) {
    expect(text).not.toContain(part);
    expect(text).not.toContain(encodeURIComponent(part));
  }
};

/** The last call in the history, as it is listed, shown and stored. */
const inHistory = async (): Promise<unknown> => {
  const { items } = (await test.rest('GET', '/history?limit=1')).body;
  const { body } = await test.rest('GET', `/history/${items[0].id}`);
  const rows = await test.deps.connection.db.selectFrom('history').selectAll().execute();
  return [items, body, rows];
};

it('reach the service, and are masked in its response and in the history', async () => {
  const result = await run(await save());
  expect(echo.received.at(-1)).toMatchObject({
    path: `/echo?api_key=${QUERY}`,
    headers: { 'x-api-key': HEADER, cookie: `sid=${COOKIE}`, authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ password: BODY, kept: 'plain' }),
  });
  expect(result.status).toBe(200);
  expect(result.text).toContain('plain');
  expect(result.headers?.['x-found']).toContain('***');
  expect(result.maskedSecrets?.count).toBeGreaterThan(0);
  expectNone(result);
  const history = await inHistory();
  expect(JSON.stringify(history)).toContain('/echo');
  expectNone(history);
});

it.each<[what: string, headers: Record<string, string>, sentBack: string]>([
  ['a token without its scheme', { Authorization: `Bearer ${TOKEN}` }, TOKEN],
  [
    'the password of a basic credential',
    { Authorization: `Basic ${Buffer.from(`ann:${PASSWORD}`).toString('base64')}` },
    PASSWORD,
  ],
  ['a value of a cookie', { Cookie: `theme=dark; sid=${COOKIE}` }, COOKIE],
  ['a header in base64', { 'X-Api-Key': HEADER }, Buffer.from(HEADER).toString('base64')],
])('are masked where only a part comes back: %s', async (_what, headers, sentBack) => {
  written = () => ({ body: `Found ${sentBack} here`, type: 'text/plain' });
  const result = await run(await save({ headers }));
  expect(result.text).toMatch(/^Found \S*\*{20}\S{0,2} here$/);
  expect(JSON.stringify([result, await inHistory()])).not.toContain(sentBack);
});

it('are masked in the records of a stream', async () => {
  written = () => ({
    body: [HEADER, TOKEN, COOKIE, BODY].map((found) => `data: ${found}\n\n`).join(''),
    type: 'text/event-stream',
  });
  const response = await startProgress(base, 'testing.runWithProgress', inputOf(await save()));
  const messages: unknown[] = [];
  for await (const message of readProgress<TestStep, TestResult>(response)) messages.push(message);
  expect(JSON.stringify(messages)).toContain('"records":["');
  expect(JSON.stringify(messages)).toContain('***');
  expectNone(messages);
});

it('are sent to no other origin by a redirect, not even in a body that is sent again', async () => {
  for (const status of [302, 307, 308]) {
    redirect = { status, location: `${foreign.url}/taken` };
    const { error } = await run(await save());
    if (status !== 302) expect(error).toContain('redirects a request that contains credentials');
  }
  expect(foreign.received.map(({ method }) => method)).toEqual(['GET']);
  expectNone(foreign.received);
  redirect = { status: 307, location: `${foreign.url}/moved` };
  const { status } = await run(await save({ requestBody: { kept: 'plain' } }));
  expect(status).toBe(200);
  expect(foreign.received.at(-1)).toMatchObject({ method: 'POST', body: '{"kept":"plain"}' });
  expectNone(foreign.received);
});

it('are in no file of the database', async () => {
  const result = await run(await save());
  expect(result.status).toBe(200);
  await flushHistory(test.deps);
  const { db, dialect } = test.deps.connection;
  if (dialect === 'postgres') {
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
    expect(tables.rows.length).toBeGreaterThan(5);
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
        db,
      );
      expectNone(rows);
    }
    return;
  }
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db);
  const folder = path.dirname(rows[0]?.file ?? '');
  const files = readdirSync(folder).filter((file) => file.includes('sqlite'));
  expect(files).toContain('gatehouse.sqlite-wal');
  for (const file of files) expectNone(readFileSync(path.join(folder, file), 'latin1'));
});

it('masks a short one where it is a whole value, and leaves texts as they are', async () => {
  const text = 'It costs 4711 EUR';
  const saved = await save({ headers: { 'X-Pin': '4711' }, requestBody: { passcode: 'ab12', note: text } });
  const result = await run(saved);
  const shown = JSON.stringify(result);
  expect(shown).not.toMatch(/"x-pin":\s*"4711"|ab12/);
  expect(shown).toContain(text);
  const history = JSON.stringify(await inHistory());
  expect(history).not.toMatch(/ab12|"4711|"4711\\/);
  expect(history).toContain(text);
});

it.each([
  ['requestBody', (password: unknown, filler: string) => ({ requestBody: { password, filler } })],
  [
    'body',
    (password: unknown, filler: string) => ({
      body: { kind: 'json', text: JSON.stringify({ password, filler }).replaceAll('*', '\\u002A') },
      requestBody: undefined,
    }),
  ],
  [
    'body',
    (password: unknown, filler: string) => ({
      body: { kind: 'text', text: `${password} ${filler}` },
      requestBody: undefined,
    }),
  ],
])('are filled into a %s of 200 KB too', async (_field, fieldsOf) => {
  const saved = await save();
  const masked = (saved.requestBody as { password: string }).password;
  const input = { ...inputOf(saved), ...fieldsOf(masked, 'plain words '.repeat(17_000)) };
  const isTextOnly = 'body' in input && (input.body as { kind?: string } | undefined)?.kind === 'text';
  const { status, body } = await test.rest('POST', '/test', input);
  if (isTextOnly) {
    // No hidden value of this endpoint is in a text.
    expect(status).toBe(400);
    expect(body.message).toContain('this is only its mask');
    return;
  }
  expect([status, body.status]).toEqual([200, 200]);
  expect(JSON.parse(echo.received.at(-1)?.body ?? '').password).toBe(BODY);
  expect(echo.received.at(-1)?.headers).toMatchObject({ 'x-api-key': HEADER });
});

it('leave a long body as it is that has only lines of asterisks, or escapes', async () => {
  const saved = await save();
  const divided = `/${'*'.repeat(60)}/\nplain words\n`.repeat(3_000);
  const bodies = [
    { kind: 'text', contentType: 'text/plain', text: divided },
    { kind: 'form', fields: [{ name: 'text', value: divided }] },
    { kind: 'json', text: `{"text":"\\u005b${'plain words '.repeat(20_000)}"}` },
  ];
  for (const body of bodies) {
    const input = { ...inputOf(saved), requestBody: undefined, body };
    const response = await test.rest('POST', '/test', input);
    expect([response.status, response.body.status]).toEqual([200, 200]);
    const sent = echo.received.at(-1)?.body ?? '';
    if ('text' in body) expect(sent === body.text).toBe(true);
    else expect(new URLSearchParams(sent).get('text') === divided).toBe(true);
  }
});

it('are filled in where an escape writes the mask', async () => {
  const saved = await save();
  const text = JSON.stringify(saved.requestBody).replaceAll('*', '\\u002a');
  const { status } = await test.rest('POST', '/test', {
    ...inputOf(saved),
    requestBody: undefined,
    body: { kind: 'json', text },
  });
  expect(status).toBe(200);
  expect(JSON.parse(echo.received.at(-1)?.body ?? '')).toEqual({ password: BODY, kept: 'plain' });
});
