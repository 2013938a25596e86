import type { ProviderOperation } from '@gatehouse/contract/operations.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, petOpenApi, startSite } from '#test/company-site.ts';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import type { Upstream } from '#test/upstream.ts';

let test: TestApp;
let site: Upstream;
beforeAll(async () => {
  test = await createTestApp();
  site = await startSite((origin) => ({ '/openapi.json': json(petOpenApi(origin)) }));
});
afterAll(() => Promise.all([test.close(), site.close()]));

const get = (id: number | string, query: Record<string, string> = {}) =>
  test.rest('GET', `/providers/${id}/operations?${new URLSearchParams(query)}`);
const of = async (slug: string, query?: string): Promise<ProviderOperation[]> => {
  const { id } = await providerBySlug(test, slug);
  const { status, body } = await get(id, query === undefined ? {} : { query });
  expect(status).toBe(200);
  return body;
};
const lines = (operations: readonly ProviderOperation[]) =>
  operations.map(({ method, path }) => `${method} ${path}`);
const save = async (query: string, id?: string): Promise<Provider> => {
  const input = { query, autoSave: true, ...(id === undefined ? {} : { id }) };
  const { body } = await test.rest('POST', '/discover-apis', input);
  return providerBySlug(test, body.saved[0].providerSlug);
};

describe('the operations of a provider', () => {
  it('are those to call first, with what they do and an example of the body', async () => {
    const operations = await of('openai');
    expect(lines(operations).slice(0, 3)).toEqual([
      'GET /v1/models',
      'POST /v1/responses',
      'POST /v1/chat/completions',
    ]);
    expect(operations[0]).toEqual({
      method: 'GET',
      path: '/v1/models',
      summary: 'List the models that the key may use',
      body: null,
      contentType: null,
      parameters: [],
    });
    expect(operations[2]?.body).toMatchObject({ messages: [{ role: 'user', content: expect.any(String) }] });
  });

  it.each([
    ['openai', '/v1/emb', 'POST /v1/embeddings'],
    ['openai', 'https://api.openai.com/v1/emb', 'POST /v1/embeddings'],
    ['openai', 'moderation', 'POST /v1/moderations'],
    ['github', '/repos/acme/site/issues', 'GET /repos/{owner}/{repo}/issues'],
    ['github', 'POST /repos/acme/site/issues', 'POST /repos/{owner}/{repo}/issues'],
    ['stripe', 'create customer', 'POST /v1/customers'],
  ])('of %s that fit “%s” begin with %s', async (slug, query, first) => {
    expect(lines(await of(slug, query))[0]).toBe(first);
  });

  it('name the parameters without which they cannot be called, in the path and in the query', async () => {
    const [issues] = await of('github', 'GET /repos/{owner}/{repo}/issues');
    expect(issues?.parameters).toEqual([
      { name: 'owner', in: 'path' },
      { name: 'repo', in: 'path' },
    ]);
    const [search] = await of('github', '/search/repositories');
    expect(search).toMatchObject({
      path: '/search/repositories?q={q}',
      parameters: [{ name: 'q', in: 'query' }],
    });
  });

  it('say how a body is sent that is not JSON', async () => {
    const create = (await of('stripe', '/v1/customers')).find(({ method }) => method === 'POST');
    expect(create).toMatchObject({ path: '/v1/customers', contentType: 'application/x-www-form-urlencoded' });
    expect(create?.body).toEqual(expect.any(Object));
  });

  it('are under the base URL of the provider, or full URLs where it does not lead', async () => {
    const paths = (await of('google')).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    for (const { slug } of (await test.rest('GET', '/providers')).body as Provider[]) {
      for (const { path } of await of(slug)) expect(path).toMatch(/^(?:\/|https:\/\/)/);
    }
  });

  it('are those of its entry, for a provider from the catalog', async () => {
    const { slug } = await save('Anthropic');
    expect(lines(await of(slug, 'message'))).toContain('POST /v1/messages');
  });

  it('are those that were found on the site, for a provider from there', async () => {
    const [found] = (await test.rest('POST', '/scrape-company', { domain: site.host })).body.apis;
    const provider = await save(found.name, found.id);
    const { body } = await get(provider.id);
    expect(lines(body)).toEqual(['GET /pets', 'POST /pets', 'GET /owners/{id}']);
    expect(body[2]).toMatchObject({ summary: 'Read an owner', body: null, parameters: [{ name: 'id' }] });
    expect(lines((await get(provider.id, { query: 'owner' })).body)).toEqual(['GET /owners/{id}']);
    await test.deps.connection.db.deleteFrom('researched_apis').execute();
    expect(await get(provider.id)).toMatchObject({ status: 200, body: [] });
  });

  it('are none for one of which none are known', async () => {
    expect(await of('custom')).toEqual([]);
    expect(await of('openai', 'nothing-has-this-name')).toEqual([]);
  });

  it('are the same over tRPC', async () => {
    const { id } = await providerBySlug(test, 'stripe');
    const { body } = await test.trpc('query', 'operations.list', { id, query: 'refund', limit: 5 });
    expect(body).toEqual((await get(id, { query: 'refund', limit: '5' })).body);
    expect(body).toHaveLength(5);
  });
});

describe('odd input', () => {
  it.each([
    '(',
    '"',
    '%',
    '\\',
    '[a',
    '{',
    '🙂',
    '\ud800',
    '*',
    'a'.repeat(2048),
    '/'.repeat(2048),
    '://',
    'post',
  ])('is only text: %j', async (query) => {
    const { id } = await providerBySlug(test, 'github');
    expect([200, 400]).toContain((await get(id, { query })).status);
  });

  it('is rejected if it is longer than an endpoint may be, or no limit', async () => {
    const { id } = await providerBySlug(test, 'github');
    expect((await get(id, { query: 'a'.repeat(2049) })).status).toBe(400);
    for (const limit of ['0', '201', 'x', '-1']) expect((await get(id, { limit })).status).toBe(400);
    expect((await get(id, { limit: '200' })).body).toHaveLength(200);
    expect(await get(2_147_483_647)).toMatchObject({
      status: 404,
      body: { message: 'Provider not found' },
    });
    expect((await get('x')).status).toBe(400);
  });
});
