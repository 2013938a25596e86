import type { ImportReview } from '@gatehouse/contract/imports.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { endImportThreads } from '#src/features/imports/import-reader.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let upstream: Upstream;
const calls: (string | undefined)[] = [];

beforeEach(async () => {
  test = await createTestApp();
  calls.length = 0;
  upstream = await startUpstream((_call, request, reply) => {
    calls.push(`${request.url} ${request.headers['x-pin']}`);
    reply.end('{}');
  });
  return async () => {
    await upstream.close();
    await test.close();
  };
});
afterAll(endImportThreads);

const SECRET = 'hunter22hunter';

const document = (...more: object[]): string =>
  JSON.stringify({
    info: { name: 'Shop' },
    item: [{ name: 'One', request: { url: '{{base}}/a', header: [{ key: 'X-Pin', value: '{{pin}}' }] } }],
    variable: [{ key: 'base', value: upstream.url }, { key: 'pin', value: SECRET, type: 'secret' }, ...more],
  });

const review = async (text: string): Promise<ImportReview> =>
  (await test.rest('POST', '/imports/review', { text })).body;

const run = async (text: string, more: object = {}) => {
  const { digest } = await review(text);
  const { id: providerId } = await providerBySlug(test, 'custom');
  const endpoints = [{ index: 0, providerId }];
  return test.rest('POST', '/imports', { text, digest, endpoints, secrets: [], ...more });
};

const environments = async () => (await test.rest('GET', '/environments')).body;

it('shows what it will create, without secrets, and creates it if nothing else is chosen', async () => {
  const text = document();
  const { host } = new URL(upstream.url);
  const variables = [
    { name: 'base', value: upstream.url, isSecret: false },
    { name: 'pin', value: expect.stringContaining('***'), isSecret: true, hosts: [host] },
  ];
  const shown = await review(text);
  expect(shown.environments).toMatchObject([
    { index: 0, name: 'Shop', status: 'new', reason: null, variables },
  ]);
  expect(JSON.stringify(shown)).not.toContain(SECRET);
  expect((await run(text)).body).toEqual({ endpoints: 1, keys: 0, environments: 1 });
  expect(await environments()).toMatchObject([{ name: 'Shop', variables }]);
});

it('imports requests that a call can be made of in their environment', async () => {
  await run(document());
  const [{ endpoint, headers, id: savedEndpointId }] = (await test.rest('GET', '/saved-endpoints')).body;
  expect([endpoint, headers]).toEqual(['{{base}}/a', { 'X-Pin': '{{pin}}' }]);
  const [{ id: environmentId }] = await environments();
  const call = { savedEndpointId, method: 'GET', endpoint, headers, environmentId, apiKeyId: null };
  expect((await test.rest('POST', '/test', call)).body).toMatchObject({ status: 200 });
  expect(calls).toEqual([`/a ${SECRET}`]);
});

it('takes the names and the hosts that are chosen, and only what is chosen', async () => {
  const chosen = { index: 0, name: 'Mine', hosts: { pin: ['API.h.test'] } };
  expect((await run(document(), { environments: [chosen] })).body.environments).toBe(1);
  expect(await environments()).toMatchObject([{ name: 'Mine', variables: [{}, { hosts: ['api.h.test'] }] }]);
  expect((await run(document(), { environments: [] })).body.environments).toBe(0);
  for (const [bad, path] of [
    [[{ index: 1 }], ['environments', 0, 'index']],
    [
      [{ index: 0 }, { index: 0 }],
      ['environments', 1, 'index'],
    ],
    [[{ index: 0, hosts: { pin: ['*.com'] } }], ['environments', 0, 'variables', 1, 'hosts', 0]],
  ] as const) {
    const { status, body } = await run(document(), { environments: bad });
    expect([status, body.issues[0].path]).toEqual([400, path]);
  }
  expect(await environments()).toHaveLength(1);
});

it('overwrites no environment: the second one has another name, and the same one is not created again', async () => {
  await run(document());
  expect((await review(document())).environments).toMatchObject([
    { status: 'stored', reason: 'Already stored as “Shop”' },
  ]);
  expect((await run(document())).body.environments).toBe(0);
  const changed = document({ key: 'more', value: '1' });
  expect((await review(changed)).environments).toMatchObject([
    { name: 'Shop 2', status: 'new', reason: 'There is an environment named “Shop” already' },
  ]);
  expect((await run(changed)).body.environments).toBe(1);
  expect((await run(changed, { environments: [{ index: 0, name: 'Shop' }] })).status).toBe(409);
  const all: { name: string; variables: object[] }[] = await environments();
  expect(all.map(({ name, variables }) => [name, variables.length])).toEqual([
    ['Shop', 2],
    ['Shop 2', 3],
  ]);
});

it('makes a secret variable of what contains a key that is stored here', async () => {
  const key = 'plain words of a stored key';
  await makeKey(test, { apiKey: key });
  const text = document({ key: 'note', value: `a ${key} b` });
  const shown = await review(text);
  expect(shown.environments[0]?.variables[2]).toMatchObject({ name: 'note', isSecret: true });
  expect(JSON.stringify(shown)).not.toContain(key);
  expect((await run(text)).status).toBe(200);
});

it('keeps variables whose values are in a stored environment alone, unless a base URL is typed in their place', async () => {
  const text = JSON.stringify({
    info: { name: 'Shop' },
    item: [
      { name: 'One', request: { url: '{{base}}/a', header: [{ key: 'X-Pin', value: '{{pin}}' }] } },
      { name: 'Two', request: { url: '{{elsewhere}}/b' } },
    ],
  });
  const before = await review(text);
  expect(before.entries.map(({ needsBaseUrl }) => needsBaseUrl)).toEqual([true, true]);

  const variables = [
    { name: 'base', value: upstream.url },
    { name: 'pin', value: SECRET, isSecret: true, hosts: [new URL(upstream.url).host] },
  ];
  const { id: environmentId } = (await test.rest('POST', '/environments', { name: 'Local', variables })).body;
  const { id: providerId } = await providerBySlug(test, 'custom');
  const endpoints = [{ index: 0, providerId }];
  const stale = { text, digest: before.digest, endpoints, secrets: [] };
  expect((await test.rest('POST', '/imports', stale)).status).toBe(409);

  expect((await review(text)).entries).toMatchObject([
    { endpoint: '{{base}}/a', needsBaseUrl: false },
    { needsBaseUrl: true },
  ]);
  expect((await run(text)).body).toMatchObject({ endpoints: 1, environments: 0 });
  const [{ endpoint, headers, id: savedEndpointId }] = (await test.rest('GET', '/saved-endpoints')).body;
  expect([endpoint, headers]).toEqual(['{{base}}/a', { 'X-Pin': '{{pin}}' }]);
  const call = { savedEndpointId, method: 'GET', endpoint, headers, environmentId, apiKeyId: null };
  expect((await test.rest('POST', '/test', call)).body).toMatchObject({ status: 200 });
  expect(calls).toEqual([`/a ${SECRET}`]);

  const typed = (await test.rest('POST', '/imports/review', { text, baseUrl: 'https://api.h.test/v1' })).body;
  expect(typed.entries).toMatchObject([
    { endpoint: 'https://api.h.test/v1/a' },
    { endpoint: 'https://api.h.test/v1/b' },
  ]);
});
