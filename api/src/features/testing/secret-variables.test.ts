import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { rotateDataKey } from '#src/vault/rotate-data-key.ts';
import { openVault } from '#src/vault/vault.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

const masterKey = randomBytes(32);
let test: TestApp;
let upstream: Upstream;
let other: Upstream;
beforeAll(async () => {
  test = await createTestApp({}, masterKey);
  other = await startUpstream((_call, _request, response) => response.end('{}'));
  upstream = await startUpstream(({ path, body, headers }, _request, response) => {
    if (path.startsWith('/307')) response.writeHead(307, { location: `${other.url}/steal` }).end();
    else response.end(JSON.stringify({ path, body, token: headers['x-token'], note: headers['x-note'] }));
  });
});
afterAll(() => Promise.all([test.close(), upstream.close(), other.close()]));

beforeEach(() => {
  upstream.received.length = 0;
  other.received.length = 0;
});

const TOKEN = 'quite-secret-0123456789';

type Fields = Record<string, unknown>;

let made = 0;
const environment = async (hosts?: readonly string[], value = TOKEN): Promise<number> => {
  made += 1;
  const variables = [{ name: 'token', value, isSecret: true, ...(hosts === undefined ? {} : { hosts }) }];
  const { status, body } = await test.rest('POST', '/environments', { name: `E${made}`, variables });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};

const call = (fields: Fields, path = '/test') =>
  test.rest('POST', path, { apiKeyId: null, method: 'POST', endpoint: `${upstream.url}/v1`, ...fields });

const lastEntry = async () => {
  const { items } = (await test.rest('GET', '/history?limit=1')).body;
  return (await test.rest('GET', `/history/${items[0].id}`)).body;
};

const CARRIED = {
  headers: { 'X-Note': 'sent {{token}}' },
  body: { kind: 'json', text: '{"note":"a {{token}} b"}' },
};

describe('a secret variable', () => {
  it('is still sent after a change of the data key', async () => {
    const environmentId = await environment();
    const { connection } = test.deps;
    const { dataKeyId, unreadable } = await rotateDataKey(connection, masterKey, SEALED_COLUMNS);
    expect(unreadable).toEqual([]);
    const stored = await connection.db.selectFrom('environment_variables').select('secret').execute();
    expect(stored).not.toEqual([]);
    for (const { secret } of stored) expect(secret).toMatch(new RegExp(`^v2\\.${dataKeyId}\\.`));
    const vault = await openVault({ connection, masterKey });
    Object.assign(test.deps, { vault });
    expect((await call({ environmentId, ...CARRIED })).body.status).toBe(200);
    expect(upstream.received[0]?.headers['x-note']).toBe(`sent ${TOKEN}`);
  });

  it('is sent to this machine if it has no hosts, and is hidden wherever the call is shown', async () => {
    const environmentId = await environment();
    const fields = { environmentId, ...CARRIED, endpoint: `${upstream.url}/a/{{token}}?q={{token}}` };
    const { body } = await call(fields);
    const [received] = upstream.received;
    expect(received?.path).toBe(`/a/${TOKEN}?q=${TOKEN}`);
    expect(received?.headers['x-note']).toBe(`sent ${TOKEN}`);
    expect(received?.body).toBe(`{"note":"a ${TOKEN} b"}`);
    expect(JSON.stringify(body)).not.toContain(TOKEN);
    expect(body.text).toContain('********************');
    const entry = await lastEntry();
    expect(JSON.stringify(entry)).not.toContain(TOKEN);
    expect(entry.url).toContain(`${upstream.url}/a/`);
    const preview = (await call(fields, '/test/preview')).body;
    expect(JSON.stringify(preview)).not.toContain(TOKEN);
    expect(preview.body).toBe(`{"note":"a qui${'*'.repeat(20)} b"}`);
    expect(preview.bodySize).toBe(received?.body.length);
    const { items } = (await test.rest('GET', '/audit?action=environment.use&limit=1')).body;
    expect(items).toMatchObject([{ action: 'environment.use', host: upstream.host, keyId: null }]);
    expect(JSON.stringify(items)).not.toContain(TOKEN);
  });

  it('is said by its name where a response repeats it, with its own mask, and is not shown with the key', async () => {
    const { id } = await makeKey(test, { apiKey: 'zz9-key-of-the-call-0123', baseUrl: upstream.url });
    const environmentId = await environment();
    const withKey = { 'X-Token': 'zz9-key-of-the-call-0123', 'X-Note': '{{token}}' };
    const { body } = await call({ environmentId, apiKeyId: id, headers: withKey });
    const { note, token } = body.response;
    expect(note).toBe(`qui${'*'.repeat(20)}`);
    expect(token).toMatch(/^zz9\*{20,}$/);
    expect(body.maskedSecrets).toMatchObject({ variables: ['token'] });
    const shown = await test.rest('POST', '/test/reveal', { token: body.maskedSecrets.token });
    expect(shown.body.originals).toEqual([
      { shown: token, text: 'zz9-key-of-the-call-0123', value: 'zz9-key-of-the-call-0123' },
    ]);
    expect(note).not.toContain(token);

    const alone = (await call({ environmentId, headers: { 'X-Note': '{{token}}' } })).body;
    expect(alone.maskedSecrets).toEqual({ count: 1, variables: ['token'] });
    expect(alone.response.note).toBe(`qui${'*'.repeat(20)}`);
  });

  it('is hidden however short it is, and where its mask is no JSON', async () => {
    const environmentId = await environment(undefined, '4711');
    const fields = { environmentId, body: { kind: 'json', text: '{"pin":{{token}}}' } };
    const { body } = await call(fields);
    expect(upstream.received[0]?.body).toBe('{"pin":4711}');
    expect(body.status).toBe(200);
    expect(JSON.stringify(await lastEntry())).not.toMatch(/pin\D{0,8}4711/);
    const preview = (await call(fields, '/test/preview')).body;
    expect(preview).toMatchObject({ body: `{"pin":${'*'.repeat(20)}}`, bodySize: 12 });
  });

  it('says where a call goes without being shown', async () => {
    const environmentId = await environment(undefined, `${upstream.url}/hooks/abcdefgh`);
    const fields = { environmentId, endpoint: '{{token}}/users' };
    const { body } = await call(fields);
    expect(upstream.received[0]?.path).toBe('/hooks/abcdefgh/users');
    expect(body.status).toBe(200);
    const shown = [await lastEntry(), (await call(fields, '/test/preview')).body];
    expect(JSON.stringify(shown)).not.toContain('abcdefgh');
    expect(shown[0].url).toBe(`${upstream.url}/${'*'.repeat(20)}`);
  });

  it.each([
    [
      undefined,
      'https://api.example.com/',
      'may not be sent to api.example.com: it goes to this machine only',
    ],
    [
      ['b.example.com'],
      'https://api.example.com/',
      'may not be sent to api.example.com: it goes to b.example.com',
    ],
    [['*.example.com'], 'https://example.com/', 'may not be sent to example.com'],
    [['example.com'], 'https://a.example.com/', 'may not be sent to a.example.com'],
    [['example.com:8443'], 'https://example.com/', 'may not be sent to example.com'],
    [['example.com'], 'http://example.com/', 'is not sent over plain http'],
    [['example.com'], 'http://127.0.0.1/', 'may not be sent to 127.0.0.1'],
    [['192.168.1.1'], 'http://192.168.1.1/', 'is not sent over plain http'],
    [undefined, 'http://192.168.1.1/', 'may not be sent to 192.168.1.1'],
    [undefined, 'https://{{token}}.example.com/', 'may not be sent to where this call goes'],
  ])('with the hosts %j is not sent to %s', async (hosts, endpoint, message) => {
    const environmentId = await environment(hosts);
    const places = [{ headers: { 'X-A': '{{token}}' } }, { body: { kind: 'json', text: '"{{token}}"' } }];
    for (const place of endpoint.includes('{{') ? [{}] : places)
      for (const path of ['/test', '/test/preview', '/generate-code']) {
        const language = path === '/generate-code' ? { language: 'curl' } : {};
        const { status, body } = await call({ environmentId, endpoint, ...place, ...language }, path);
        expect([status, body.message], path).toEqual([
          400,
          expect.stringContaining(`The secret variable token ${message}`),
        ]);
        expect(JSON.stringify(body).toLowerCase()).not.toContain(TOKEN);
      }
    expect((await call({ environmentId, method: 'GET' })).status).toBe(200);
  });

  it.each([[['127.0.0.1']], [['localhost', '127.0.0.1']]])(
    'is sent to a host that it has: %j',
    async (hosts) => {
      const environmentId = await environment(hosts);
      await call({ environmentId, headers: { 'X-Token': '{{token}}' } });
      expect(upstream.received[0]?.headers['x-token']).toBe(TOKEN);
    },
  );

  it('with a port is sent to that port only', async () => {
    const environmentId = await environment([upstream.host]);
    const headers = { 'X-Token': '{{token}}' };
    expect((await call({ environmentId, headers })).body.status).toBe(200);
    expect((await call({ environmentId, headers, endpoint: other.url })).status).toBe(400);
    expect(other.received).toEqual([]);
  });

  it.each([{ headers: { 'X-Token': '{{token}}' } }, { body: { kind: 'json', text: '"{{token}}"' } }])(
    'does not follow a redirect to another origin: %j',
    async (place) => {
      const environmentId = await environment();
      await call({ environmentId, endpoint: `${upstream.url}/307`, ...place });
      expect(upstream.received).toHaveLength(1);
      expect(JSON.stringify(other.received)).not.toContain(TOKEN);
    },
  );

  it('is not sent if the call has a value of its own for the name', async () => {
    const environmentId = await environment();
    const variables = { token: 'mine' };
    await call({ environmentId, variables, headers: { 'X-Token': '{{token}}' } });
    expect(upstream.received[0]?.headers['x-token']).toBe('mine');
  });
});
