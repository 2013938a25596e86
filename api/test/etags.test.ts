import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseExpired } from '#src/features/keys/key-rotation.service.ts';
import { runDueChecks } from '#src/features/verification/daily-checks.service.ts';
import { openApiDocument } from '#src/http/openapi.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { connectOauth, makeOauthConfig } from '#test/oauth-login.ts';
import { startTokenServer } from '#test/token-server.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

/*
 * A key's tag says all that a GET shows of it: it changes whenever something else does, and only then. So a change that
 * somebody makes by what was read before is rejected, whatever changed the key.
 */

const DAY_MS = 86_400_000;

let test: TestApp;
let upstream: Upstream;
let now = Date.UTC(2027, 2, 1);
let respondWith = 200;
let key: ApiKey;

beforeAll(async () => {
  test = await createTestApp({ now: () => now });
  upstream = await startUpstream((_call, _request, response) => response.writeHead(respondWith).end('{}'));
});
afterAll(async () => {
  await upstream.close();
  await test.close();
});
beforeEach(async () => {
  respondWith = 200;
  key = await makeKey(test, { slug: 'github', baseUrl: upstream.url, apiKey: 'gh-first-0123456789' });
});

const read = async (): Promise<ApiKey> =>
  (await test.rest('GET', '/keys')).body.find(({ id }: ApiKey) => id === key.id);
const post = async (path: string, body: object = {}): Promise<void> => {
  const { status } = await test.rest('POST', `/keys/${key.id}${path}`, body);
  expect(status).toBe(200);
};
const verify = (status: number) => async (): Promise<void> => {
  respondWith = status;
  now += 1000;
  await post('/verify');
};
const rotate = (newApiKey: string) => () => post('/rotate', { newApiKey });
const pin = () => post('/hosts', { host: 'other.example.com' });
const remove = async (path: string): Promise<void> =>
  void expect((await test.rest('DELETE', `/keys/${key.id}${path}`)).status).toBe(200);
const checkDaily = async (): Promise<void> => {
  now += 2 * DAY_MS;
  await test.rest('PUT', '/verification/schedule', { daily: true });
  await runDueChecks(test.deps, new AbortController().signal, { pause: async () => undefined });
  await test.rest('PUT', '/verification/schedule', { daily: false });
};
/** As when a provider changes how its keys are sent: what was found out about them is forgotten. */
const ownKey = async (): Promise<number> => {
  const { body } = await test.rest('POST', '/providers', {
    name: `Own ${now}`,
    baseUrl: upstream.url,
    keyPlacement: { type: 'bearer' },
    verification: { method: 'GET', endpoint: '/me' },
  });
  expect(body).toMatchObject({ id: expect.any(Number) });
  key = (await test.rest('POST', '/keys', { providerId: body.id, name: 'Own', apiKey: 'own-0123456789' }))
    .body;
  return body.id;
};

type Step = () => Promise<unknown>;
const CHANGES: [what: string, before: Step[], change: Step, shows: boolean][] = [
  ['a first verdict', [], verify(200), true],
  ['the same verdict again', [verify(200)], verify(200), true],
  ['a rejection', [verify(200)], verify(401), true],
  ['a check that brings no verdict', [verify(200)], verify(503), true],
  ['a daily check', [], checkDaily, true],
  ['a daily check that brings no verdict', [verify(200), async () => (respondWith = 503)], checkDaily, true],
  ['a rotation', [], rotate('gh-second-0123456789'), true],
  ['a rotation to the same key, which is new then', [], rotate('gh-first-0123456789'), true],
  ['a restored key', [rotate('gh-second-0123456789')], () => post('/restore-previous'), true],
  ['an erased previous key', [rotate('gh-second-0123456789')], () => remove('/previous'), true],
  [
    'a previous key whose time is over',
    [rotate('gh-second-0123456789')],
    async () => {
      now += 2 * DAY_MS;
      await eraseExpired(test.deps);
    },
    true,
  ],
  ['a pin', [], pin, true],
  ['a pin that is there already', [pin], pin, false],
  ['an unpinned host', [pin], () => remove('/hosts/other.example.com'), true],
  ['a reveal', [], () => post('/reveal'), false],
  [
    'a change to what it is',
    [],
    () => test.rest('PATCH', `/keys/${key.id}`, { name: key.name, tags: key.tags }),
    false,
  ],
  [
    'a test call',
    [],
    () => test.rest('POST', '/test', { apiKeyId: key.id, endpoint: '/user', method: 'GET' }),
    false,
  ],
  ['another key of its provider', [], () => makeKey(test, { slug: 'github' }), false],
  ['the end of an erasure of other keys', [], () => eraseExpired(test.deps), false],
];

describe('the tag of a key', () => {
  it.each(CHANGES)('%s', async (_what, before, change, shows) => {
    for (const step of before) await step();
    const { updatedAt, ...shown } = await read();
    await change();
    const { updatedAt: later, ...after } = await read();
    expect({
      isShown: JSON.stringify(after) !== JSON.stringify(shown),
      isTagged: later !== updatedAt,
    }).toEqual({
      isShown: shows,
      isTagged: shows,
    });
    expect(later >= updatedAt).toBe(true);
    const { statusCode } = await test.app.inject({
      method: 'PATCH',
      url: `/api/keys/${key.id}`,
      headers: { host: 'localhost', 'if-match': `"${updatedAt}"` },
      payload: { name: 'By what was read before' },
    });
    expect(statusCode).toBe(shows ? 412 : 200);
  });

  it('changes with a verdict that is forgotten, and not where there was none', async () => {
    const providerId = await ownKey();
    const change = async (endpoint: string) => {
      const verification = { method: 'GET', endpoint };
      expect((await test.rest('PATCH', `/providers/${providerId}`, { verification })).status).toBe(200);
    };
    const never = await read();
    await change('/you');
    expect(await read()).toEqual(never);
    await verify(200)();
    const verified = await read();
    expect(verified.verdict).toMatchObject({ valid: true });
    await change('/them');
    const forgotten = await read();
    expect(forgotten).toMatchObject({ verdict: null, isActive: true });
    expect(forgotten.updatedAt > verified.updatedAt).toBe(true);
  });
});

describe('in the OpenAPI document', () => {
  type Operation = {
    parameters?: { in: string; name: string; required?: boolean }[];
    responses: Record<string, { headers?: object }>;
  };
  const operations = Object.entries(openApiDocument().paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const isConditional = ({ operation }: (typeof operations)[number]): boolean =>
    operation.parameters?.some((one) => one.in === 'header' && one.name === 'If-Match' && !one.required) ??
    false;
  const conditional = operations.filter(isConditional);

  it('each operation that says If-Match rejects another state with the 412 that it says, and changes nothing', async () => {
    const { id: providerId } = await providerBySlug(test, 'openai');
    const endpoint = {
      providerId,
      name: 'Models',
      method: 'GET',
      endpoint: 'https://api.openai.com/v1/models',
    };
    const saved = (await test.rest('POST', '/saved-endpoints', endpoint)).body;
    const server = await startTokenServer();
    server.behave({ body: '{"access_token":"access-token-0123456789","token_type":"bearer"}' });
    const configured = await makeOauthConfig(test, server);
    const connection = await connectOauth(test, configured);
    await server.close();
    await rotate('gh-second-0123456789')();
    await pin();
    const folder = (await test.rest('POST', '/folders', { name: 'Billing' })).body;
    const environment = (await test.rest('POST', '/environments', { name: 'Staging' })).body;
    const ids = {
      keys: key.id,
      environments: environment.id,
      'saved-endpoints': saved.id,
      folders: folder.id,
      'oauth-configs': configured.id,
      'oauth-connections': connection.id,
    };
    const lists = async () =>
      Promise.all(Object.keys(ids).map(async (list) => (await test.rest('GET', `/${list}`)).body));
    const before = await lists();
    expect(conditional.map(({ name }) => name).toSorted()).toEqual([
      'DELETE /environments/{id}',
      'DELETE /folders/{id}',
      'DELETE /keys/{id}',
      'DELETE /keys/{id}/hosts/{host}',
      'DELETE /keys/{id}/previous',
      'DELETE /oauth-configs/{id}',
      'DELETE /oauth-connections/{id}',
      'DELETE /saved-endpoints/{id}',
      'PATCH /environments/{id}',
      'PATCH /folders/{id}',
      'PATCH /keys/{id}',
      'PATCH /oauth-configs/{id}',
      'PATCH /oauth-connections/{id}',
      'PATCH /saved-endpoints/{id}',
      'POST /keys/{id}/hosts',
      'POST /keys/{id}/restore-previous',
      'POST /keys/{id}/rotate',
    ]);
    for (const { name, operation } of conditional) {
      expect(operation.responses['412'], name).toBeDefined();
      const [method = '', path = ''] = name.split(' ');
      const [, list = ''] = path.split('/');
      const { statusCode } = await test.app.inject({
        method: method as 'POST',
        url: `/api${path.replace('{id}', String(ids[list as keyof typeof ids])).replace('{host}', 'other.example.com')}`,
        headers: { host: 'localhost', 'if-match': '"another state"' },
        payload:
          method === 'DELETE'
            ? undefined
            : { name: 'Another', newApiKey: 'gh-third-0123456789', host: 'a.example.com' },
      });
      expect(`${name} ${statusCode}`).toBe(`${name} 412`);
    }
    expect(await lists()).toEqual(before);
  });

  it('the changes that return such an entity have the ETag that they say', async () => {
    const tagged = operations.filter(
      ({ operation }) => 'ETag' in (operation.responses['200']?.headers ?? {}),
    );
    const returning = conditional.filter(({ name }) => !/^DELETE \/[\w-]+\/\{id\}$/.test(name));
    expect(tagged.map(({ name }) => name)).toEqual(expect.arrayContaining(returning.map(({ name }) => name)));
    expect(tagged).toHaveLength(returning.length + 5);
  });
});
