import type { Provider } from '@gatehouse/contract/providers.ts';
import {
  type DiscoveredApi,
  discoveryResultSchema,
  type Industry,
  quickDiscoveryResultSchema,
} from '@gatehouse/contract/research.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const discover = (input: Record<string, unknown>) => test.rest('POST', '/discover-apis', input);
const providers = async (): Promise<Provider[]> => (await test.rest('GET', '/providers')).body;
const names = (apis: DiscoveredApi[]) => apis.map(({ name }) => name);

describe('the industries', () => {
  it('are at least 15, each with an id and a name, the same over REST and tRPC', async () => {
    const { body } = await test.rest('GET', '/supported-industries');
    expect(body.length).toBeGreaterThanOrEqual(15);
    for (const { id, name } of body as Industry[]) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(name).not.toBe('');
    }
    expect((await test.trpc('query', 'research.industries')).body).toEqual(body);
  });

  it('each have APIs, which a word that says nothing lists', async () => {
    const { body } = await test.rest('GET', '/supported-industries');
    for (const { id } of body as Industry[])
      expect((await discover({ query: 'data', industry: id })).body.total, id).toBeGreaterThan(0);
  });
});

describe('the names of the catalog', () => {
  const find = (name: string) => test.rest('GET', `/catalogue-apis?name=${encodeURIComponent(name)}`);

  it('are found by a part or an abbreviation, the same over REST and tRPC', async () => {
    const { status, body } = await find('mapb');
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({ name: 'Mapbox', providerSlug: null });
    expect(body.length).toBeLessThanOrEqual(12);
    expect((await test.trpc('query', 'research.names', { name: 'mapb' })).body).toEqual(body);
    expect((await find('opnai')).body[0]).toMatchObject({ name: 'OpenAI', providerSlug: 'openai' });
  });

  it('are none for what fits no name, and not asked for without one', async () => {
    expect((await find('qqxxzzqq')).body).toEqual([]);
    expect(await find('')).toMatchObject({ status: 400, body: { message: 'Name is required' } });
    expect((await find('a'.repeat(200))).status).toBe(200);
    expect((await find('a'.repeat(201))).status).toBe(400);
  });
});

describe('a discovery', () => {
  it.each([undefined, '', 'ab', ' ab ', 3])('rejects the query %j', async (query) => {
    const message = 'Query must be at least 3 characters';
    const issues = [{ path: ['query'], message }];
    expect(await discover({ query })).toMatchObject({ status: 400, body: { message, issues } });
    const typed = await test.trpc('mutation', 'research.discover', { query });
    expect(typed).toMatchObject({ status: 400, body: { message, issues } });
  });

  it('accepts a query of three to five hundred characters, and not one more', async () => {
    expect((await discover({ query: 'sms' })).status).toBe(200);
    expect((await discover({ query: 's'.repeat(500) })).status).toBe(200);
    expect(await discover({ query: 's'.repeat(501) })).toMatchObject({
      status: 400,
      body: { message: 'Must be at most 500 characters' },
    });
  });

  it('returns what the catalog has, best first, with features, price, links and operations', async () => {
    const { status, body } = await discover({ query: 'send text messages' });
    expect(status).toBe(200);
    expect(discoveryResultSchema.parse(body)).toEqual(body);
    expect(body.total).toBe(body.discovered.length);
    expect(body.query).toBe('send text messages');
    const twilio = body.discovered.find(({ name }: DiscoveredApi) => name === 'Twilio');
    expect(twilio.features.length).toBeGreaterThan(3);
    expect(twilio.endpoints.length).toBeGreaterThan(0);
    expect(twilio.pricing).not.toBe('');
    expect(twilio.documentationUrl).toMatch(/^https:/);
    expect((await test.trpc('mutation', 'research.discover', { query: 'send text messages' })).body).toEqual(
      body,
    );
  });

  it('stores nothing unless asked to, and lists which results are already in the provider list', async () => {
    const before = await providers();
    const { body } = await discover({ query: 'send text messages' });
    expect(await providers()).toEqual(before);
    expect(names(body.saved)).toContain('Twilio');
    const listed = before.map(({ name }) => name);
    for (const name of names(body.saved)) expect(listed).toContain(name);
    const slugOf = (wanted: string) =>
      body.discovered.find(({ name }: DiscoveredApi) => name === wanted).providerSlug;
    expect(slugOf('Twilio')).toBe('twilio');
    expect(body.discovered.filter(({ providerSlug }: DiscoveredApi) => providerSlug === null)).toHaveLength(
      body.discovered.length - body.saved.length,
    );
  });

  it('is limited to an industry, given by id or name, and not limited for All Industries', async () => {
    const all = (await discover({ query: 'customer data' })).body;
    const health = (await discover({ query: 'customer data', industry: 'healthcare' })).body;
    expect(names(health.discovered)).not.toEqual(names(all.discovered));
    expect((await discover({ query: 'customer data', industry: 'Healthcare' })).body).toEqual(health);
    for (const industry of ['All Industries', 'all', '', null])
      expect((await discover({ query: 'customer data', industry })).body).toEqual(all);
  });

  it('rejects an industry that does not exist', async () => {
    expect(await discover({ query: 'payments', industry: 'witchcraft' })).toMatchObject({
      status: 400,
      body: { message: 'Unknown industry', issues: [{ path: ['industry'] }] },
    });
  });

  it('lists for a broad word what has it, and asks nothing back', async () => {
    const { body } = await discover({ query: 'storage' });
    expect(names(body.discovered)).toEqual(expect.arrayContaining(['Amazon S3', 'Dropbox']));
    expect(body.understood.question).toBeNull();
  });

  it('finds nothing for meaningless words', async () => {
    const { body } = await discover({ query: 'qqqq zzzz wwww' });
    expect(body).toMatchObject({ discovered: [], saved: [], total: 0, query: 'qqqq zzzz wwww' });
    expect(body.understood.question.text).toContain('“qqqq”');
  });

  it('has an exact name first, and pads nothing', async () => {
    const { body } = await discover({ query: 'AWS Glue DataBrew' });
    expect(names(body.discovered)[0]).toBe('AWS Glue DataBrew');
    expect(names((await discover({ query: 'recipes' })).body.discovered)).not.toContain('AWS Glue DataBrew');
  });

  it("lists an industry's APIs for a word that says nothing", async () => {
    const { body } = await discover({ query: 'data', industry: 'healthcare' });
    expect(body.total).toBeGreaterThan(3);
    expect((await discover({ query: 'data' })).body.total).toBe(0);
  });
});

describe('autoSave', () => {
  it.each([{ query: 'data', industry: 'sports-fitness' }, { query: 'accept paymnets' }])(
    'adds everything that the list shows for %j',
    async (input) => {
      const { body } = await discover({ ...input, autoSave: true });
      expect(body.total).toBeGreaterThan(0);
      expect(names(body.saved)).toEqual(names(body.discovered));
      const listed = new Set((await providers()).map(({ name }) => name));
      expect(names(body.discovered).filter((name) => !listed.has(name))).toEqual([]);
    },
  );

  it('adds the results to the provider list, each only once however often it runs', async () => {
    const before = new Set((await providers()).map(({ slug }) => slug));
    const first = (await discover({ query: 'weather forecast', autoSave: true })).body;
    expect(names(first.saved)).toEqual(names(first.discovered));
    const after = await providers();
    const second = (await discover({ query: 'weather forecast', autoSave: true })).body;
    expect(second).toEqual(first);
    expect(await providers()).toEqual(after);
    const added = after.filter(({ slug }) => !before.has(slug));
    expect(added.map(({ name }) => name).toSorted()).toEqual(names(first.discovered).toSorted());
    expect(new Set(after.map(({ slug }) => slug)).size).toBe(after.length);
  });

  it('adds each result once when several calls run at the same time', async () => {
    const calls = await Promise.all(
      [1, 2, 3, 4].map(() => discover({ query: 'speech to text', autoSave: true })),
    );
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const listed = (await providers()).map(({ name }) => name.toLowerCase());
    expect(new Set(listed).size).toBe(listed.length);
    for (const name of names(calls[0]?.body.discovered))
      expect(listed.filter((one) => one === name.toLowerCase())).toHaveLength(1);
  });

  it('does not add a built-in provider again', async () => {
    const { body } = await discover({ query: 'Stripe', autoSave: true });
    expect(names(body.saved)).toEqual(['Stripe']);
    const stripes = (await providers()).filter(({ name }) => name === 'Stripe');
    expect(stripes).toMatchObject([{ slug: 'stripe', source: 'built-in' }]);
  });

  it('saves a single API by its name, with the facts that a key and a call need', async () => {
    const before = (await providers()).length;
    const { body } = await discover({ query: '  deepl ', autoSave: true });
    expect(names(body.discovered)).toEqual(['DeepL']);
    expect(names(body.saved)).toEqual(['DeepL']);
    expect(body.saved[0].providerSlug).toBe('deepl');
    const list = await providers();
    expect(list).toHaveLength(before + 1);
    expect(list.at(-1)).toMatchObject({
      name: 'DeepL',
      slug: 'deepl',
      source: 'discovered',
      recommendedRotationDays: 90,
      baseUrl: expect.stringMatching(/^https:/),
      hosts: expect.arrayContaining([expect.stringContaining('deepl.com')]),
      registerUrl: expect.stringMatching(/^https:/),
    });
  });

  it('saves every result of a search by its name', async () => {
    const { body } = await discover({ query: 'geocoding addresses' });
    for (const name of names(body.discovered)) {
      const saved = (await discover({ query: name, autoSave: true })).body;
      expect(names(saved.discovered)).toEqual([name]);
      expect(names(saved.saved)).toEqual([name]);
    }
  });

  it('keeps a saved provider when the server starts again', async () => {
    const { seedProviders } = await import('#src/features/providers/providers.service.ts');
    const before = await providers();
    await seedProviders(test.deps);
    expect(await providers()).toEqual(before);
  });
});

describe('a quick discovery', () => {
  it.each([
    ['business', 'discoverBusiness', 'CRM'],
    ['marketing', 'discoverMarketing', 'Marketing'],
    ['research', 'discoverResearch', 'Market'],
  ])(
    'for %s returns its APIs and what they are for, over REST and tRPC and with an empty body',
    async (id, procedure, category) => {
      const { status, body } = await test.rest('POST', `/discover-${id}-apis`);
      expect(status).toBe(200);
      expect(quickDiscoveryResultSchema.parse(body)).toEqual(body);
      expect(body.total).toBe(body.apis.length);
      expect(body.total).toBeGreaterThanOrEqual(8);
      expect(body.description).toMatch(/^APIs /);
      expect(body.apis.some((api: DiscoveredApi) => api.category.includes(category))).toBe(true);
      expect((await test.trpc('mutation', `research.${procedure}`)).body).toEqual(body);
    },
  );

  it('names the provider of an API once that API is saved', async () => {
    const slugs = async (): Promise<Record<string, string | null>> => {
      const { body } = await test.rest('POST', '/discover-business-apis');
      return Object.fromEntries(
        body.apis.map(({ name, providerSlug }: DiscoveredApi) => [name, providerSlug]),
      );
    };
    expect((await slugs()).HubSpot).toBeNull();
    await discover({ query: 'HubSpot', autoSave: true });
    expect((await slugs()).HubSpot).toBe('hubspot');
    const { body } = await test.rest('POST', '/discover-business-apis');
    expect(names(body.saved)).toEqual(['HubSpot']);
  });
});
