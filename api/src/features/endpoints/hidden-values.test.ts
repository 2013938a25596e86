import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEndpoints } from '#src/features/endpoints/endpoints.service.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { allStoredSecrets } from '#test/stored-secrets.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

const MASK = '*'.repeat(20);
const SECRET = 'canary-0123456789abcdef';
const STORED_KEY = 'plain-looking-stored-key-42';

let test: TestApp;
let good: Upstream;
let evil: Upstream;
let keyId: number;
let providerId: number;
beforeAll(async () => {
  test = await createTestApp();
  good = await startUpstream((_call, _request, response) => response.end('{}'));
  evil = await startUpstream((_call, _request, response) => response.end('{}'));
  providerId = (await providerBySlug(test, 'custom')).id;
  keyId = (await makeKey(test, { apiKey: STORED_KEY })).id;
});
afterAll(async () => {
  await Promise.all([test, good, evil].map((each) => each.close()));
});

const create = (more: object = {}) =>
  test.rest('POST', '/saved-endpoints', {
    providerId,
    name: 'Create item',
    endpoint: `${good.url}/v1/items`,
    method: 'POST',
    ...more,
  });
const made = async (more: object = {}): Promise<SavedEndpoint> => (await create(more)).body;
const patch = (id: number, body: object) => test.rest('PATCH', `/saved-endpoints/${id}`, body);
const run = ({ id, endpoint, headers, requestBody }: SavedEndpoint, more: object = {}) =>
  test.rest('POST', '/test', {
    apiKeyId: keyId,
    method: 'POST',
    endpoint,
    headers: headers ?? undefined,
    requestBody: requestBody ?? undefined,
    savedEndpointId: id,
    ...more,
  });
const secretful = () => ({
  headers: { 'X-Api-Key': SECRET, Accept: 'text/plain' },
  requestBody: { auth: { password: `${SECRET}-body` }, pin: 123_456, name: 'n' },
  endpoint: `${good.url}/v1/items?api_key=${SECRET}-url&page=2`,
});
const db = () => test.deps.connection.db;

describe('what looks like a secret', () => {
  it.each([
    [{ headers: { 'X-Api-Key': SECRET } }, { headers: { 'X-Api-Key': `can${MASK}` } }],
    [{ headers: { authorization: `Bearer ${SECRET}` } }, { headers: { authorization: `Bearer can${MASK}` } }],
    [{ headers: { Cookie: 'a=b' } }, { headers: { Cookie: MASK } }],
    [{ headers: { 'X-Other': `sk-${'a1B2'.repeat(10)}` } }, { headers: { 'X-Other': `sk-${MASK}` } }],
    [{ headers: { 'X-Other': `gsk_${'a1B2'.repeat(13)}` } }, { headers: { 'X-Other': `gsk${MASK}` } }],
    [{ headers: { 'X-Other': `x ${STORED_KEY}` } }, { headers: { 'X-Other': `x p${MASK}` } }],
    [
      { requestBody: { nested: [{ clientSecret: SECRET }] } },
      { requestBody: { nested: [{ clientSecret: `can${MASK}` }] } },
    ],
    [
      { requestBody: { credentials: { user: SECRET } } },
      { requestBody: { credentials: { user: `can${MASK}` } } },
    ],
    [{ requestBody: { password: 12_345_678 } }, { requestBody: { password: MASK } }],
    [
      { requestBody: { note: Buffer.from(STORED_KEY).toString('base64') } },
      { requestBody: { note: expect.stringMatching(/\*{20}$/) } },
    ],
  ])('is masked, wherever it is: %#', async (given, shown) => {
    expect(await made(given)).toMatchObject(shown);
  });

  it('is masked in the query and the path of the URL, and the rest keeps its spelling', async () => {
    const token = `123456789:AA${'x'.repeat(33)}`;
    expect((await made({ endpoint: `${good.url}/a%20b?q=x+y&token=${SECRET}#top` })).endpoint).toBe(
      `${good.url}/a%20b?q=x+y&token=can${MASK}`,
    );
    expect((await made({ endpoint: `${good.url}/a?${STORED_KEY}&b#${SECRET}` })).endpoint).toBe(
      `${good.url}/a?pla${MASK}&b`,
    );
    expect((await made({ endpoint: `${good.url}/${token}/send` })).endpoint).toBe(
      `${good.url}/123${MASK}/send`,
    );
  });

  it('does not include ordinary values', async () => {
    const plain = {
      headers: {
        Accept: 'application/json',
        'Idempotency-Key': 'order-0123456789',
        Authorization: 'Bearer {{token}}',
      },
      requestBody: {
        max_tokens: 100_000,
        messages: [{ role: 'user', content: 'Write a token generator' }],
        key: '',
      },
      endpoint: `${good.url}/v1/items?page_token=abcdefghijkl&limit=10`,
    };
    expect(await made(plain)).toMatchObject(plain);
  });

  it('is in no row, list or error in plain text, and is found where stored secrets are compared', async () => {
    const { id } = await made(secretful());
    const rows = [
      await db().selectFrom('saved_endpoints').selectAll().execute(),
      await db().selectFrom('saved_endpoint_secrets').selectAll().execute(),
      await db().selectFrom('audit_events').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain('ary-0123');
    expect(JSON.stringify((await test.rest('GET', '/saved-endpoints')).body)).not.toContain('ary-0123');
    const stored = await allStoredSecrets(test.deps);
    expect(stored).toEqual(expect.arrayContaining([SECRET, `${SECRET}-body`, `${SECRET}-url`, '123456']));
    const { body } = await patch(id, { endpoint: 'https://other.example/v1' });
    expect(JSON.stringify(body)).not.toContain('ary-0123');
  });
});

describe('a test call from a saved endpoint', () => {
  it('sends what the masks stand for, and records the use', async () => {
    const saved = await made(secretful());
    good.received.length = 0;
    expect((await run(saved)).body.status).toBe(200);
    const [call] = good.received;
    expect(call?.path).toBe(`/v1/items?api_key=${SECRET}-url&page=2`);
    expect(call?.headers).toMatchObject({ 'x-api-key': SECRET, accept: 'text/plain' });
    expect(JSON.parse(call?.body ?? '')).toEqual(secretful().requestBody);
    const { items } = (await test.rest('GET', '/audit?action=endpoint.use&limit=1')).body;
    expect(items).toMatchObject([{ host: good.host, keyId: null, keyName: null }]);
  });

  it('sends nothing to another origin', async () => {
    const saved = await made(secretful());
    evil.received.length = 0;
    for (const endpoint of [
      `${evil.url}/v1/items`,
      saved.endpoint.replace(good.url, evil.url),
      good.url.replace('127.0.0.1', 'localhost'),
    ]) {
      const { status, body } = await run(saved, { endpoint });
      expect([status, body.message]).toEqual([400, expect.stringContaining('are not sent to')]);
    }
    expect(evil.received).toEqual([]);
  });

  it('rejects a mask that stands for nothing', async () => {
    const saved = await made(secretful());
    const other = await made({ name: 'Without secrets' });
    const moved = { 'X-Moved': saved.headers?.['X-Api-Key'] };
    for (const more of [{ headers: moved }, { savedEndpointId: other.id }, { savedEndpointId: 999_999 }]) {
      expect((await run(saved, more)).body.message).toMatch(/^Enter the .* again: this is only its mask$/);
    }
  });

  it('previews the call with its masks', async () => {
    const { headers, endpoint, id } = await made(secretful());
    const input = { apiKeyId: keyId, method: 'POST', endpoint, headers, savedEndpointId: id };
    const preview = await test.rest('POST', '/test/preview', input);
    expect(preview.status).toBe(200);
    expect(JSON.stringify(preview.body)).not.toContain('ary-0123');
  });
});

describe('editing an endpoint with hidden values', () => {
  it('keeps those whose masks come back, also with another path, and replaces the others', async () => {
    const saved = await made(secretful());
    const endpoint = saved.endpoint.replace('/v1/items', '/v2/items');
    const headers = { ...saved.headers, Accept: 'text/html' };
    const { status, body } = await patch(saved.id, { ...saved, endpoint, headers, method: 'PUT' });
    expect([status, body]).toMatchObject([200, { endpoint, headers, requestBody: saved.requestBody }]);
    good.received.length = 0;
    await run(body);
    expect(good.received[0]).toMatchObject({
      path: `/v2/items?api_key=${SECRET}-url&page=2`,
      headers: { 'x-api-key': SECRET },
    });
    const replaced = (await patch(saved.id, { headers: { 'X-Api-Key': `new-${SECRET}` } })).body;
    expect(replaced.headers).toEqual({ 'X-Api-Key': `new${MASK}` });
    await run(replaced);
    expect(good.received.at(-1)?.headers['x-api-key']).toBe(`new-${SECRET}`);
  });

  it('asks for them again at another origin, and changes nothing', async () => {
    const saved = await made(secretful());
    const { status, body } = await patch(saved.id, { endpoint: `${evil.url}/v1/items` });
    expect([status, body.issues[0].path, body.message]).toEqual([
      400,
      ['endpoint'],
      `The hidden values were saved for ${good.url} and are not sent to ${evil.url}: enter them again, or remove them`,
    ]);
    const given = {
      endpoint: `${evil.url}/v1/items`,
      headers: { 'X-Api-Key': 'for-evil-01234567' },
      requestBody: null,
    };
    expect((await patch(saved.id, given)).body).toMatchObject({
      endpoint: given.endpoint,
      requestBody: null,
    });
  });

  it('rejects a mask at a new place', async () => {
    const saved = await made(secretful());
    const { status, body } = await patch(saved.id, { headers: { 'X-Renamed': `can${MASK}` } });
    expect([status, body.issues[0].path]).toEqual([400, ['headers', 'X-Renamed']]);
    expect((await create({ headers: { 'X-Api-Key': `can${MASK}` } })).status).toBe(400);
  });

  it('saves a copy with its hidden values, for the same origin alone', async () => {
    const saved = await made(secretful());
    const { headers, endpoint } = saved;
    const copy = await made({ headers, endpoint, secretsFrom: saved.id, name: 'Copy' });
    good.received.length = 0;
    await run(copy);
    expect(good.received[0]?.headers['x-api-key']).toBe(SECRET);
    const elsewhere = await create({ headers, endpoint: `${evil.url}/x`, secretsFrom: saved.id });
    expect(elsewhere.status).toBe(400);
  });

  it('seals those of many endpoints that are added at once', async () => {
    const [saved] = await addEndpoints(test.deps, [
      { providerId, name: 'Imported', method: 'POST', isFavorite: false, ...secretful() },
    ]);
    if (saved === undefined) throw new Error('nothing was added');
    good.received.length = 0;
    await run(saved);
    expect(good.received[0]?.headers['x-api-key']).toBe(SECRET);
  });
});

describe('what was changed in the database', () => {
  type Change = (saved: SavedEndpoint, other: SavedEndpoint) => Promise<unknown>;
  const setEndpoint = ({ id }: SavedEndpoint, columns: object) =>
    db().updateTable('saved_endpoints').set(columns).where('id', '=', id).execute();
  const setSecrets = ({ id }: SavedEndpoint, columns: object) =>
    db().updateTable('saved_endpoint_secrets').set(columns).where('endpoint_id', '=', id).execute();
  const secretsOf = ({ id }: SavedEndpoint) =>
    db().selectFrom('saved_endpoint_secrets').selectAll().where('endpoint_id', '=', id).execute();

  const CHANGES: readonly [what: string, change: Change][] = [
    ['the URL', (saved) => setEndpoint(saved, { endpoint: `${evil.url}/v1/items` })],
    ['the path of the URL', (saved) => setEndpoint(saved, { endpoint: `${good.url}/other` })],
    ['the method', (saved) => setEndpoint(saved, { method: 'DELETE' })],
    ['the place of a secret', (saved) => setSecrets(saved, { place: '["headers","X-Leak"]' })],
    ['the endpoint of a secret', (saved, other) => setSecrets(saved, { endpoint_id: other.id })],
    [
      'the sealed value itself, for that of another',
      async (saved, other) => setSecrets(saved, { secret: (await secretsOf(other))[0]?.secret }),
    ],
  ];

  it.each(CHANGES)('opens no secret: %s', async (_what, change) => {
    const headers = { 'X-Api-Key': SECRET };
    const [saved, other] = [
      await made({ headers }),
      await made({ headers: { 'X-Token': `other-${SECRET}` } }),
    ];
    await change(saved, other);
    good.received.length = 0;
    evil.received.length = 0;
    for (const endpoint of [saved.endpoint, `${evil.url}/v1/items`, `${good.url}/other`]) {
      for (const name of ['X-Api-Key', 'X-Leak']) {
        for (const savedEndpointId of [saved.id, other.id]) {
          await run(saved, { endpoint, savedEndpointId, headers: { [name]: saved.headers?.['X-Api-Key'] } });
        }
      }
    }
    expect(JSON.stringify([good.received, evil.received])).not.toContain('ary-0123');
  });

  it('a deleted secret that is put back does not open', async () => {
    const saved = await made({ headers: { 'X-Api-Key': SECRET } });
    const [row] = await secretsOf(saved);
    await patch(saved.id, { headers: null });
    await db()
      .insertInto('saved_endpoint_secrets')
      .values(row as never)
      .execute();
    good.received.length = 0;
    expect((await run(saved)).status).toBe(409);
    expect(good.received).toEqual([]);
  });
});
