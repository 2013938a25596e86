import type { Provider } from '@gatehouse/contract/providers.ts';
import { type CompanyResearch, companyResearchSchema } from '@gatehouse/contract/research.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { json, petOpenApi, startSite } from '#test/company-site.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import type { Upstream } from '#test/upstream.ts';

let test: TestApp;
let site: Upstream | undefined;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const offlineError = new OutboundError('dns', 'There is no network');

const open = async (pages: Parameters<typeof startSite>[0]): Promise<Upstream> => {
  site = await startSite(pages);
  return site;
};
const research = async (domain: string): Promise<CompanyResearch> => {
  const { status, body } = await test.rest('POST', '/scrape-company', { domain });
  expect(status).toBe(200);
  expect(companyResearchSchema.parse(body)).toEqual(body);
  expect(body.total).toBe(body.apis.length);
  return body;
};
const of = ({ evidence }: CompanyResearch, path: string): CompanyResearch['evidence'][number] | undefined =>
  evidence.find(({ url }) => url.endsWith(path));

describe('the domain', () => {
  it.each([
    undefined,
    '',
    '   ',
    'javascript:alert(1)',
    'http://',
    'a b',
    'https://u:p@example.com',
    'x'.repeat(2049),
  ])('is rejected if it is %j', async (domain) => {
    const response = await test.rest('POST', '/scrape-company', { domain });
    expect(response).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', issues: [{ path: ['domain'] }] },
    });
    expect((await test.trpc('mutation', 'research.scrapeCompany', { domain })).status).toBe(400);
  });

  it('may contain a scheme and a path, which are removed, and a port, which is kept', async () => {
    const { host } = await open(() => ({}));
    expect((await research(`HTTP://${host}/some/page?x=1#y`)).domain).toBe(host);
    expect((await research(`  ${host}  `)).domain).toBe(host);
  });
});

describe('a site with all kinds of documents', () => {
  const rich = (origin: string) => ({
    '/robots.txt': { type: 'text/plain', body: `User-agent: *\nAllow: /\nSitemap: ${origin}/map.xml` },
    '/': {
      headers: { link: '</.well-known/api-catalog>; rel="api-catalog", </spec/pets.yaml>; rel=service-desc' },
      body: `<title>Home | Acme</title><meta property="og:site_name" content="Acme">
        <meta name="description" content="Acme keeps pets.">
        <a href="/docs/api">API reference</a> <a href="/signup">Sign up</a> <a href="/pricing">Pricing</a>
        <a href="/blog/api">Our API blog</a>`,
    },
    '/.well-known/api-catalog': json(
      {
        linkset: [
          {
            anchor: `${origin}/v1`,
            'service-desc': [{ href: '/spec/shop.json' }],
            'service-doc': [{ href: '/docs/api' }],
          },
        ],
      },
      'application/linkset+json',
    ),
    '/spec/pets.yaml': {
      type: 'application/yaml',
      body: 'openapi: 3.0.3\ninfo:\n  title: Acme Vet API\n  description: Finds a vet.\npaths:\n  /vets:\n    get:\n      summary: List the vets\n      tags: [Vets]\ncomponents:\n  securitySchemes:\n    b:\n      type: http\n      scheme: bearer\n',
    },
    '/spec/shop.json': json(petOpenApi(origin)),
    '/apis.json': json({
      name: 'Acme',
      apis: [
        {
          name: 'Acme Pets API',
          humanURL: `${origin}/docs/pets`,
          properties: [
            { type: 'x-pricing', url: '/prices' },
            { type: 'OpenAPI', url: '/spec/shop.json' },
          ],
        },
        { name: 'Acme Mail', description: 'Writes to owners.', baseURL: `${origin}/mail`, tags: ['mail'] },
      ],
    }),
    '/docs/api':
      '<h2>Authentication</h2><p>Send your API key as a Bearer token.</p><code>GET</code> <code>/v1/pets</code>',
    '/pricing': '<p>Acme is simple. Free tier of 100 calls, then $5 per month.</p>',
    '/llms.txt': {
      type: 'text/plain',
      body: '# Acme\n> Pets for everybody\n- [API docs](/docs/api): all of it',
    },
    '/map.xml': {
      type: 'application/xml',
      body: `<urlset><url><loc>${origin}/docs/api/quickstart</loc></url></urlset>`,
    },
  });

  it('gets its APIs listed with name, description, features, operations, links and price', async () => {
    const { host, url } = await open(rich);
    const body = await research(host);
    expect(body.apis.map(({ name }) => name).toSorted()).toEqual([
      'Acme Mail',
      'Acme Pets API',
      'Acme Vet API',
    ]);
    const pets = body.apis.find(({ name }) => name === 'Acme Pets API');
    expect(pets).toMatchObject({
      description: 'Keeps pets and their owners.',
      features: expect.arrayContaining(['Pets', 'Owners', 'List all pets']),
      baseUrl: `${url}/v1`,
      documentationUrl: `${url}/docs/pets`,
      registrationUrl: `${url}/signup`,
      pricingUrl: `${url}/prices`,
      pricing: expect.stringContaining('Free tier of 100 calls'),
    });
    expect(pets?.endpoints).toContainEqual({ method: 'POST', path: '/pets', summary: 'Add a pet' });
    expect(pets?.category).not.toBe('');
    expect(body.apis.find(({ name }) => name === 'Acme Vet API')).toMatchObject({
      features: ['Vets', 'List the vets'],
      pricingUrl: `${url}/pricing`,
    });
  });

  it('gets every URL listed that was tried, with its status and what was found', async () => {
    const { host, received } = await open(rich);
    const body = await research(host);
    expect(of(body, '/robots.txt')).toMatchObject({
      status: 200,
      found: 'Rules for crawlers, which Gatehouse follows',
    });
    expect(of(body, '/.well-known/api-catalog')?.found).toContain(
      'API catalog: 1 description, 1 documentation page',
    );
    expect(of(body, '/spec/shop.json')?.found).toBe('OpenAPI document: Acme Pets API, 3 operations');
    expect(of(body, '/spec/pets.yaml')?.found).toBe('OpenAPI document: Acme Vet API, 1 operation');
    expect(of(body, '/apis.json')?.found).toBe('APIs.json: 2 APIs');
    expect(of(body, '/llms.txt')?.found).toContain('llms.txt');
    expect(of(body, '/map.xml')?.found).toContain('Sitemap: 1 page, 1 useful');
    expect(body.evidence.at(-1)).toMatchObject({
      found: 'The built-in catalog has no API for this domain',
    });
    const requested = new Set(received.map(({ path }) => path));
    for (const path of requested) expect(of(body, path), path).toBeDefined();
  });

  it('gets at most 20 requests, one for each URL, which name the crawler', async () => {
    const { host, received } = await open(rich);
    await research(host);
    expect(received.length).toBeLessThanOrEqual(20);
    expect(new Set(received.map(({ path }) => path)).size).toBe(received.length);
    for (const { headers, method } of received) {
      expect(headers['user-agent']).toMatch(/^Gatehouse\//);
      expect(headers).not.toHaveProperty('cookie');
      expect(method).toBe('GET');
    }
  });

  it('has APIs that are saved by the id that was shown, once, with their server and key placement', async () => {
    const { host, url } = await open(rich);
    const { apis } = await research(host);
    const query = 'Acme Pets API';
    const id = apis.find(({ name }) => name === query)?.id;
    const save = () => test.rest('POST', '/discover-apis', { query, autoSave: true, id });
    const { body } = await save();
    expect(body.discovered).toMatchObject([{ name: 'Acme Pets API' }]);
    expect(body.saved).toEqual(body.discovered);
    await save();
    const again = await research(host);
    const slugs = again.apis.map(({ name, providerSlug }) => [name, providerSlug]);
    expect(Object.fromEntries(slugs)).toMatchObject({ 'Acme Pets API': 'acme-pets-api', 'Acme Mail': null });
    const list: Provider[] = (await test.rest('GET', '/providers')).body;
    expect(list.filter(({ name }) => name === 'Acme Pets API')).toMatchObject([
      {
        slug: 'acme-pets-api',
        source: 'discovered',
        baseUrl: `${url}/v1`,
        keyPlacement: { type: 'header', name: 'X-Acme-Key' },
        hosts: [],
      },
    ]);
    expect(list.some(({ name }) => name === 'Acme Mail')).toBe(false);
  });
});

describe('a site with fewer documents', () => {
  it('with an OpenAPI document at a usual path gets that API listed', async () => {
    const { host, received } = await open((origin) => ({
      '/swagger.json': json({
        swagger: '2.0',
        info: { title: 'API', description: 'Old but good' },
        host: new URL(origin).host,
        basePath: '/v2',
        securityDefinitions: { q: { type: 'apiKey', in: 'query', name: 'key' } },
        paths: { '/orders': { get: { operationId: 'listOrders' } } },
      }),
    }));
    const body = await research(host);
    // If the title does not name the company, the API gets the company's name.
    expect(body.apis).toMatchObject([
      {
        name: expect.stringMatching(/^127\.0\.0\.1.* API$/),
        baseUrl: `http://${host}/v2`,
        features: ['listOrders'],
      },
    ]);
    expect(received.map(({ path }) => path)).not.toContain('/v3/api-docs');
  });

  it('with HTML pages only gets an API listed with what they say', async () => {
    const { host, url } = await open(() => ({
      '/': `<html><head><title>Parcely – Parcels made easy</title><meta name=description content="Ships parcels."></head>
        <nav><a href=/developers>Developers</a><a href="/register">Create an account</a><a href="/plans">Plans</a></nav></html>`,
      '/developers': `<h1>API</h1><h2>Labels</h2><h2>Tracking</h2><p>The REST API has endpoints for everything. Get an API key.</p>
        <pre>POST /v1/labels</pre><pre>GET https://api.parcely.example/v1/tracking/{id}</pre><a href="/developers/reference">API reference</a>`,
    }));
    const body = await research(host);
    expect(body.apis).toMatchObject([
      {
        name: 'Parcely API',
        description: 'Ships parcels.',
        features: ['Labels', 'Tracking'],
        documentationUrl: `${url}/developers/reference`,
        registrationUrl: `${url}/register`,
        pricingUrl: `${url}/plans`,
        endpoints: [
          { method: 'POST', path: '/v1/labels', summary: '' },
          { method: 'GET', path: '/v1/tracking/{id}', summary: '' },
        ],
      },
    ]);
  });

  it('with nothing about an API gets none listed, only what was tried', async () => {
    const { host } = await open(() => ({
      '/': '<title>Bakery</title><a href="/bread">Bread</a><a href="/contact">Contact</a><a href="mailto:a@b.c">Mail</a>',
      '/bread': 'Fresh bread',
    }));
    const body = await research(host);
    expect(body).toMatchObject({ apis: [], total: 0, domain: host });
    expect(body.evidence.length).toBeGreaterThan(5);
  });

  it('that returns the same page for every path is not taken for an API', async () => {
    const { host } = await open(() => ({
      '*': '<title>App</title><div id="root"></div><script src="/app.js"></script>',
    }));
    expect((await research(host)).apis).toEqual([]);
  });

  it('whose API server is on another site gets a provider that sends no key there', async () => {
    const { host } = await open(() => ({
      '/openapi.json': json(petOpenApi('https://evil.example', 'Elsewhere API')),
    }));
    expect((await research(host)).apis).toMatchObject([{ baseUrl: 'https://evil.example/v1' }]);
    await test.rest('POST', '/discover-apis', { query: 'Elsewhere API', autoSave: true });
    const list: Provider[] = (await test.rest('GET', '/providers')).body;
    expect(list.find(({ name }) => name === 'Elsewhere API')).toMatchObject({
      baseUrl: null,
      hosts: [],
      specialRequirements: [expect.stringContaining('evil.example')],
    });
  });
});

describe('the catalog', () => {
  it('knows a company by its domain if the site does not respond', async () => {
    const offline = await createTestApp({
      outbound: { ...test.deps.outbound, request: () => Promise.reject(offlineError) },
    });
    const { status, body } = await offline.rest('POST', '/scrape-company', {
      domain: 'https://www.stripe.com/payments',
    });
    await offline.close();
    expect(status).toBe(200);
    expect(body.apis[0]).toMatchObject({ name: 'Stripe', category: 'Payments' });
    expect(body.apis[0].endpoints.length).toBeGreaterThan(0);
    expect(body.evidence.at(-1)).toMatchObject({ found: expect.stringMatching(/APIs? for this domain/) });
  });
});
