import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const LOGIN = {
  clientId: 'client',
  clientSecret: 'client-secret-0123456789',
  authorizationUrl: 'https://login.example.com/authorize',
  tokenUrl: 'https://login.example.com/token',
  redirectUri: 'http://localhost:4000/oauth-callback',
  scopes: [],
};

const send = (method: 'PATCH' | 'DELETE' | 'POST', url: string, ifMatch?: string, body?: object) =>
  test.app.inject({
    method,
    url,
    headers: { host: 'localhost', ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }) },
    ...(body === undefined ? {} : { payload: body }),
  });

const KINDS = [
  {
    kind: 'key',
    path: '/keys',
    procedure: 'keys',
    field: 'name',
    make: () => makeKey(test),
  },
  {
    kind: 'endpoint',
    path: '/saved-endpoints',
    procedure: 'endpoints',
    field: 'name',
    make: async () => {
      const { id: providerId } = await providerBySlug(test, 'openai');
      const endpoint = 'https://api.openai.com/v1/models';
      return (
        await test.rest('POST', '/saved-endpoints', { providerId, name: 'Models', method: 'GET', endpoint })
      ).body;
    },
  },
  {
    kind: 'folder',
    path: '/folders',
    procedure: 'folders',
    field: 'name',
    make: async () => (await test.rest('POST', '/folders', { name: 'Billing' })).body,
  },
  {
    kind: 'environment',
    path: '/environments',
    procedure: 'environments',
    field: 'name',
    make: async () => {
      for (const { id } of (await test.rest('GET', '/environments')).body)
        await test.rest('DELETE', `/environments/${id}`);
      return (await test.rest('POST', '/environments', { name: 'Staging' })).body;
    },
  },
  {
    kind: 'configuration',
    path: '/oauth-configs',
    procedure: 'oauth.configs',
    field: 'clientId',
    make: async () => {
      const { id: providerId } = await providerBySlug(test, 'github');
      for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
        await test.rest('DELETE', `/oauth-configs/${id}`);
      return (await test.rest('POST', '/oauth-configs', { providerId, ...LOGIN })).body;
    },
  },
];

describe.each(KINDS)('a $kind', ({ path, procedure, field, make }) => {
  const read = async (id: number) =>
    (await test.rest('GET', path)).body.find((one: { id: number }) => one.id === id);
  const tagOf = async (id: number): Promise<string> => `"${(await read(id)).updatedAt}"`;

  it('has another tag after each change, which is that of its time in the list', async () => {
    const { id } = await make();
    const tags = [await tagOf(id)];
    for (const value of ['One', 'Two', 'Three']) {
      const response = await send('PATCH', `/api${path}/${id}`, undefined, { [field]: value });
      expect(response.headers.etag).toBe(await tagOf(id));
      tags.push(String(response.headers.etag));
    }
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags).toEqual(tags.toSorted());
  });

  it('is changed by who knows its state, and by nobody who knows an older one', async () => {
    const { id } = await make();
    const first = await tagOf(id);
    const changed = await send('PATCH', `/api${path}/${id}`, first, { [field]: 'Changed' });
    expect(changed.statusCode).toBe(200);
    const before = await read(id);
    for (const ifMatch of [first, `W/${changed.headers.etag}`, '"other"', before.updatedAt, '']) {
      const late = await send('PATCH', `/api${path}/${id}`, ifMatch, { [field]: 'Late' });
      expect(late.statusCode).toBe(412);
      expect(late.json()).toMatchObject({ code: 'PRECONDITION_FAILED', message: expect.any(String) });
      expect((await send('DELETE', `/api${path}/${id}`, ifMatch)).statusCode).toBe(412);
      expect(await read(id)).toEqual(before);
    }
    for (const current of ['*', 'TAG', '"other", TAG', undefined]) {
      const ifMatch = current?.replace('TAG', await tagOf(id));
      const response = await send('PATCH', `/api${path}/${id}`, ifMatch, {
        [field]: `By ${ifMatch}`.slice(0, 9),
      });
      expect(response.statusCode).toBe(200);
    }
    expect((await send('DELETE', `/api${path}/${id}`, await tagOf(id))).statusCode).toBe(200);
    expect((await send('PATCH', `/api${path}/${id}`, '"x"', { [field]: 'Gone' })).statusCode).toBe(404);
    expect((await send('DELETE', `/api${path}/${id}`, '*')).statusCode).toBe(404);
  });

  it('of ten changes of one state at once, one is made', async () => {
    const { id } = await make();
    const tag = await tagOf(id);
    const values = Array.from({ length: 10 }, (_, at) => `Value ${at}`);
    const responses = await Promise.all(
      values.map((value) => send('PATCH', `/api${path}/${id}`, tag, { [field]: value })),
    );
    const made = responses.filter(({ statusCode }) => statusCode === 200);
    expect(responses.filter(({ statusCode }) => statusCode === 412)).toHaveLength(9);
    expect(made).toHaveLength(1);
    expect((await read(id))[field]).toBe(made[0]?.json()[field]);
  });

  it('of ten changes and deletions of one state at once, one is made', async () => {
    const { id } = await make();
    const tag = await tagOf(id);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0
          ? send('PATCH', `/api${path}/${id}`, tag, { [field]: `Value ${at}` })
          : send('DELETE', `/api${path}/${id}`, tag),
      ),
    );
    const codes = responses.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.every((code) => [200, 404, 412].includes(code))).toBe(true);
  });

  it('is changed over tRPC on the same condition', async () => {
    const { id } = await make();
    const tag = await tagOf(id);
    const change = (ifMatch: string, value: string) =>
      send('POST', `/trpc/${procedure}.update`, ifMatch, { id, [field]: value });
    expect((await change(tag, 'Changed')).statusCode).toBe(200);
    expect((await change(tag, 'Late')).statusCode).toBe(412);
    expect((await read(id))[field]).toBe('Changed');
    expect((await send('POST', `/trpc/${procedure}.delete`, tag, { id })).statusCode).toBe(412);
  });
});

it('a key gets another tag with each verdict, rotation and pin, and a stale one erases and unpins nothing', async () => {
  const { id } = await makeKey(test);
  const tags: (string | undefined)[] = [];
  for (const [path, body] of [
    ['hosts', { host: 'other.example.com' }],
    ['rotate', { newApiKey: 'sk-another-0123456789' }],
    ['rotate', { newApiKey: 'sk-a-third-0123456789' }],
  ] as const)
    tags.push((await test.rest('POST', `/keys/${id}/${path}`, body)).headers.etag);
  expect(new Set(tags).size).toBe(3);
  const stale = tags[0];
  expect((await send('DELETE', `/api/keys/${id}/previous`, stale)).statusCode).toBe(412);
  expect((await send('DELETE', `/api/keys/${id}/hosts/other.example.com`, stale)).statusCode).toBe(412);
  expect((await send('DELETE', `/api/keys/${id}/previous`, tags[2])).statusCode).toBe(200);
});

it('changes get later times where the clock stands still or is set back', async () => {
  const now = Date.UTC(2026, 10, 28);
  const standing = await createTestApp({ now: () => now });
  try {
    const { id } = await makeKey(standing);
    const times: string[] = [];
    for (const name of ['One', 'Two', 'Three'])
      times.push((await standing.rest('PATCH', `/keys/${id}`, { name })).body.updatedAt);
    expect(times).toEqual([1, 2, 3].map((ms) => new Date(now + ms).toISOString()));
  } finally {
    await standing.close();
  }
});
