import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flushHistory } from '#src/features/history/history.service.ts';
import { toWaiting } from '#src/features/history/kept-call.ts';
import { maskCalls } from '#src/features/history/mask-call.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

/*
 * No secret gets into the history: not the key of the call, no other stored one, and none that its name gives away; in no
 * field, over REST or tRPC, and not into the files of the database.
 */

const USED = 'used-canary/+&0123456789';
const OTHER = 'other-canary/+&0123456789';
const SHAPED = 'ghp_canary0123456789abcdefghij';
const NAMED = 'named-canary-0123456789';

let test: TestApp;
let upstream: Upstream;
let reply: { body: string; headers: Record<string, string> };
let status = 200;
let used: number;

beforeAll(async () => {
  test = await createTestApp();
  upstream = await startUpstream((_call, _request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...reply.headers }).end(reply.body),
  );
  used = (await makeKey(test, { apiKey: USED, baseUrl: upstream.url })).id;
  await makeKey(test, { apiKey: OTHER });
});
afterAll(() => Promise.all([upstream.close(), test.close()]));

const call = async (fields: Record<string, unknown>, answer: Partial<typeof reply> = {}): Promise<string> => {
  reply = { body: '{}', headers: {}, ...answer };
  const { body } = await test.rest('POST', '/test', {
    apiKeyId: used,
    endpoint: '/x',
    method: 'POST',
    ...fields,
  });
  expect(body.error).toBeUndefined();
  const { items } = (await test.rest('GET', '/history?limit=1')).body;
  const { id } = items[0];
  return [
    JSON.stringify(items),
    JSON.stringify((await test.rest('GET', `/history/${id}`)).body),
    JSON.stringify((await test.trpc('query', 'history.list', { limit: 1 })).body),
    JSON.stringify((await test.trpc('query', 'history.get', { id })).body),
    JSON.stringify(
      await test.deps.connection.db.selectFrom('history').selectAll().where('id', '=', id).execute(),
    ),
  ].join('\n');
};

const FORMS: [string, (secret: string) => string][] = [
  ['as it is', (secret) => secret],
  ['for a URL', encodeURIComponent],
  ['in base64', (secret) => Buffer.from(`user:${secret}`).toString('base64')],
  ['in hex', (secret) => Buffer.from(secret).toString('hex')],
  ['in needless escapes', (secret) => secret.replace('canary', '%63anary')],
];

/** The recognizable part of a secret in each of these forms; base64 of it at any offset. */
const TRACES = (secret: string): string[] => {
  const word = `${secret.split('-')[0]}-canary`;
  return [
    word,
    Buffer.from(word).toString('hex'),
    ...[0, 1, 2].map((skip) => Buffer.from(word.slice(skip)).toString('base64').slice(0, 8)),
  ];
};

const expectNone = (text: string, ...secrets: string[]): void => {
  for (const secret of secrets) for (const trace of TRACES(secret)) expect(text).not.toContain(trace);
};

describe.each([
  ['the key that was used', USED],
  ['another stored key', OTHER],
])('%s is not in the history', (_what, secret) => {
  it.each(FORMS)('%s', async (_form, write) => {
    const written = write(secret);
    const json = `{"found": "${written}", "n": 1.50}`;
    const shown = await call(
      {
        endpoint: `/path-${encodeURIComponent(written)}?q=${encodeURIComponent(written)}`,
        headers: { 'X-Trace': written, 'X-Other': 'plain' },
        requestBody: { note: `before ${written} after`, list: [written] },
      },
      { body: json, headers: { 'x-echo': written, link: `<https://a.test/?q=${written}>; rel="next"` } },
    );
    expectNone(shown, secret);
    expect(shown).toContain('1.50');
    expect(shown).toMatch(/before \S*\[secret\]\S* after/);
  });

  it('as other languages escape it in JSON', async () => {
    const written = secret.replaceAll('/', '\\/').replaceAll('&', '\\u0026');
    const shown = await call({}, { body: `{"found":"${written}"}` });
    expectNone(shown, secret);
  });

  it('when it lies across the end of what is kept', async () => {
    for (const shift of [1, 8, 12, 20]) {
      const body = `${'x'.repeat(65_536 - shift)}${secret}${'y'.repeat(100)}`;
      const shown = await call(
        { requestBody: { body } },
        { body, headers: { 'content-type': 'text/plain' } },
      );
      expectNone(shown, secret);
      expect(shown).not.toContain(`x${secret.slice(0, 8)}`);
    }
  });

  it('when many of them make room for what was beyond the end', async () => {
    const body = `${secret} `.repeat(5_000);
    const shown = await call({}, { body, headers: { 'content-type': 'text/plain' } });
    expectNone(shown, secret);
  });
});

it('the key is masked even if it is deleted before the call is stored', async () => {
  const { id } = await makeKey(test, { apiKey: 'gone-canary-0123456789', baseUrl: upstream.url });
  reply = { body: '{}', headers: {} };
  const fields = { apiKeyId: id, method: 'POST', endpoint: '/?q=gone-canary-0123456789' };
  await test.rest('POST', '/test', { ...fields, requestBody: { a: 'gone-canary-0123456789' } });
  await test.rest('DELETE', `/keys/${id}`);
  const { items } = (await test.rest('GET', '/history?limit=1')).body;
  const entry = (await test.rest('GET', `/history/${items[0].id}`)).body;
  expect(JSON.stringify(entry)).not.toContain('gone-canary');
  expect(entry.requestBody).toEqual({ a: '[secret]' });
});

it('a secret that is stored nowhere is recognized by its name or its form', async () => {
  const shown = await call(
    {
      endpoint: `/x?page=2&access_token=${NAMED}&note=${SHAPED}`,
      headers: { 'X-Api-Key': NAMED, Cookie: `a=${NAMED}`, 'X-Note': SHAPED },
      requestBody: { user: { password: NAMED, deep: [{ apiKeys: [NAMED] }] }, note: SHAPED, kept: 'plain' },
    },
    {
      body: `{"access_token":"${NAMED}","url":"https://a.test/?sig=${NAMED}","error":{"message":"Bad key ${SHAPED}"}}`,
      headers: { 'set-cookie': `sid=${NAMED}` },
    },
  );
  expect(shown).not.toMatch(/named-canary|ghp_canary/);
  expect(shown).toContain('"kept":"plain"');
  expect(shown).toContain('page=2');
});

it.each([
  ['application/x-yaml', 'tokens:\n- Named-canary-01\n- b\n'],
  [
    'multipart/form-data; boundary=b',
    '--b\nContent-Disposition: form-data; name="token"\n\nNamed-canary-01\n--b--',
  ],
  ['text/plain', 'env:\n  - name: DB_PASSWORD\n    value: Named-canary-01\n'],
])('what an explanation quotes of a body in %s is masked like the body', async (type, body) => {
  status = 400;
  const secret = 'Zq7Wm2Kx9Tb4Vn';
  const shown = await call(
    {},
    { body: body.replaceAll('Named-canary-01', secret), headers: { 'content-type': type } },
  );
  status = 200;
  expect(shown).toContain('The API says');
  expect(shown).not.toContain(secret);
});

it('a call whose texts have backslashes that no JSON has is kept', async () => {
  const path = '"\\Build\\Temp": "x"';
  const shown = await call(
    {
      endpoint: '/backslashes',
      headers: { 'X-Path': path, 'Content-Type': 'text/plain' },
      requestBody: path,
    },
    { body: path, headers: { 'content-type': 'text/plain' } },
  );
  expect(shown).toContain('/backslashes');
  expect(shown).toContain(JSON.stringify(path));
});

it.each([
  ['a text', 'text/plain', (said: string) => said],
  ['a message', 'application/json', (said: string) => JSON.stringify({ message: said })],
])(
  'what an explanation quotes of %s is masked where the quotation is cut within a secret',
  async (_what, type, bodyOf) => {
    status = 400;
    const secret = 'Zq7Wm2Kx9Tb4Vn8Rc3Lp6';
    const shown = await call(
      {},
      {
        body: bodyOf(`${'Not accepted. '.repeat(20)}<token>${secret}</token>`),
        headers: { 'content-type': type },
      },
    );
    status = 200;
    expect(shown).toContain('The API says');
    expect(shown).toContain('…');
    expect(shown).not.toContain(secret.slice(0, 6));
  },
);

it('a form is masked by the names of its fields too', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const shown =
    (await call({ headers, requestBody: { card: { token: NAMED }, amount: '7' } })) +
    (await call({ headers, requestBody: `card[token]=${NAMED}&client_secret=${NAMED}&amount=7` }));
  expect(shown).not.toContain('named-canary');
  expect(shown).toContain('amount=7');
});

it('what was typed where the key goes is a key too', async () => {
  const body = { body: undefined, text: undefined, truncated: false, withheldHost: undefined };
  const call = {
    ...{
      subject: { type: 'api_key' as const, id: 1, name: 'k' },
      provider: { id: 1, name: 'p' },
      secrets: [],
      keyNames: ['AppId'],
      method: 'GET',
    },
    ...{
      status: undefined,
      statusText: undefined,
      error: undefined,
      responseTime: 1,
      size: undefined,
      headers: undefined,
    },
    ...body,
    url: `https://a.test/?appid=${NAMED}&q=1`,
    requestHeaders: { appid: NAMED },
    observations: [],
  };
  const stored = async function* () {};
  expect(await maskCalls([toWaiting(call, '')], stored)).toMatchObject([
    { url: 'https://a.test/?appid=[secret]&q=1', requestHeaders: { appid: '[secret]' } },
  ]);
});

it('is not in the index, nor in any file of the database', async () => {
  reply = { body: `{"a":"${OTHER}","password":"${NAMED}"}`, headers: {} };
  await test.rest('POST', '/test', { apiKeyId: used, endpoint: '/x', method: 'GET' });
  await flushHistory(test.deps);
  for (const word of ['canary', 'named', 'used', 'other', 'placed'])
    expect((await test.rest('GET', `/history?query=${word}`)).body.items).toEqual([]);
  if (test.deps.connection.dialect === 'postgres') {
    const { rows } = await sql<{ words: string }>`select words::text from history_search`.execute(
      test.deps.connection.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { words } of rows) expect(words).not.toContain('canary');
    return;
  }
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(
    test.deps.connection.db,
  );
  const folder = path.dirname(rows[0]?.file ?? '');
  const files = readdirSync(folder).filter((file) => file.includes('sqlite'));
  expect(files).toContain('gatehouse.sqlite-wal');
  for (const file of files) expectNone(readFileSync(path.join(folder, file), 'latin1'), USED, OTHER, NAMED);
});

it('never contains what unmasks a response', async () => {
  reply = { body: `{"echo":"${USED}"}`, headers: {} };
  const { body } = await test.rest('POST', '/test', { apiKeyId: used, endpoint: '/x', method: 'GET' });
  expect(body.maskedSecrets.token).toMatch(/^\d+\./);
  await flushHistory(test.deps);
  const rows = await test.deps.connection.db.selectFrom('history').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(body.maskedSecrets.token.split('.')[2]);
});
