import type { CompanyResearch, ResearchEvidence } from '@gatehouse/contract/research.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { json, petOpenApi, startSite } from '#test/company-site.ts';
import { crawl, outboundTo } from '#test/crawl.ts';
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

const open = async (pages: Parameters<typeof startSite>[0]): Promise<Upstream> => {
  site = await startSite(pages);
  return site;
};
const research = async (domain: string): Promise<CompanyResearch> =>
  (await test.rest('POST', '/scrape-company', { domain })).body;
const of = ({ evidence }: CompanyResearch, path: string): ResearchEvidence | undefined =>
  evidence.find(({ url }) => url.endsWith(path));
const paths = ({ received }: Upstream) => received.map(({ path }) => path);

describe('a site that does not want to be crawled', () => {
  it('is left alone if its robots.txt forbids crawling', async () => {
    const { host, received } = await open(() => ({
      '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /' },
      '/openapi.json': json(petOpenApi('http://x')),
    }));
    const body = await research(host);
    expect(body.apis).toEqual([]);
    expect(received.map(({ path }) => path)).toEqual(['/robots.txt']);
    expect(of(body, '/openapi.json')).toMatchObject({
      status: null,
      found: 'Not read: the robots.txt of this host does not allow it',
    });
  });

  it('is read where its robots.txt allows it, and rules that name this crawler take precedence', async () => {
    const { host, ...upstream } = await open(() => ({
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /\n\nUser-agent: Gatehouse\nDisallow: /private\nAllow: /',
      },
      '/': '<a href="/private/docs">API docs</a><a href="/open/docs">API docs</a>',
      '/open/docs': 'x',
    }));
    await research(host);
    expect(paths(upstream as Upstream)).toContain('/open/docs');
    expect(paths(upstream as Upstream)).not.toContain('/private/docs');
  });

  it('is left alone if its robots.txt is not available', async () => {
    const { host, received } = await open(() => ({ '/robots.txt': { status: 500 }, '*': 'hello' }));
    await research(host);
    expect(received).toHaveLength(1);
  });

  it('is left alone after three rejections in a row', async () => {
    const { host, received } = await open(() => ({ '*': { status: 403, body: 'no bots' } }));
    const body = await research(host);
    expect(body.apis).toEqual([]);
    // robots.txt, and as many as were running when the third rejection came.
    expect(received.length).toBeLessThanOrEqual(6);
    expect(of(body, `${host}/`)).toMatchObject({ status: 403, found: 'No usable response' });
  });
});

describe('a redirect or link of a site', () => {
  it('is followed within the site, each step recorded', async () => {
    const { host } = await open((origin) => ({
      '/': { status: 301, headers: { location: '/one' } },
      '/one': { status: 302, headers: { location: `${origin}/two` } },
      '/two': { status: 307, headers: { location: '/start' } },
      '/start': '<title>Acme</title><a href="/docs">API documentation</a>',
    }));
    const body = await research(host);
    expect(body.apis).toMatchObject([{ name: 'Acme API' }]);
    expect(of(body, '/one')).toMatchObject({ status: 302, found: expect.stringContaining('Redirects to') });
    expect(of(body, '/start')).toMatchObject({ status: 200 });
  });

  it('is not followed to another site, even a public one', async () => {
    const other = await open(() => ({ '*': json(petOpenApi('http://x', 'Other API')) }));
    const start = await startSite(() => ({
      '/': {
        status: 302,
        headers: { location: `http://other.test:${new URL(other.url).port}/openapi.json` },
      },
    }));
    const names = { 'acme.test': ['127.0.0.1'], 'other.test': ['127.0.0.1'] };
    const { evidence } = await crawl(`acme.test:${new URL(start.url).port}`, outboundTo(names));
    await start.close();
    expect(other.received).toEqual([]);
    expect(evidence.map(({ found }) => found)).toContainEqual(
      expect.stringContaining('Not followed: redirects to another site, http://other.test'),
    );
  });

  it('is not followed beyond five redirects', async () => {
    const { host } = await open(() => ({
      '/robots.txt': { status: 404 },
      '/': { status: 302, headers: { location: '/1' } },
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((at) => [`/${at}`, { status: 302, headers: { location: `/${at + 1}` } }]),
      ),
    }));
    const body = await research(host);
    expect(site?.received.map(({ path }) => path)).toContain('/5');
    expect(site?.received.map(({ path }) => path)).not.toContain('/6');
    expect(of(body, '/6')?.found).toBe('Not read: more than 5 redirects');
  });

  it('is not followed to private and local addresses, however they are written', async () => {
    const secret = await startSite(() => ({ '*': json(petOpenApi('http://x', 'Stolen API')) }));
    const evil = [
      secret.url,
      `http://localhost:${new URL(secret.url).port}`,
      `http://[::1]:${new URL(secret.url).port}`,
      'http://169.254.169.254',
      'http://10.0.0.1',
      'http://192.168.1.1',
      'http://2130706433',
      'file://',
    ];
    const { host } = await open((origin) => ({
      '/': {
        headers: { link: evil.map((url) => `<${url}/openapi.json>; rel="service-desc"`).join(', ') },
        body: evil.map((url) => `<a href="${url}/api-docs/openapi.json">API docs</a>`).join(''),
      },
      '/.well-known/api-catalog': json({
        linkset: [{ anchor: origin, 'service-desc': evil.map((url) => ({ href: `${url}/catalog.json` })) }],
      }),
      '/apis.json': json({
        apis: evil.map((url, at) => ({
          name: `E${at}`,
          properties: [{ type: 'OpenAPI', url: `${url}/apis` }],
        })),
      }),
      '/openapi.json': { status: 302, headers: { location: `${secret.url}/openapi.json` } },
      '/llms.txt': { type: 'text/plain', body: `# E\n[API](${secret.url}/llms/openapi.json)` },
      '/sitemap.xml': { type: 'application/xml', body: `<urlset><loc>${secret.url}/docs/api</loc></urlset>` },
    }));
    const body = await research(host);
    expect(secret.received).toEqual([]);
    expect(body.apis.some(({ name }) => name === 'Stolen API')).toBe(false);
    const blocked = body.evidence.filter(({ found }) => found.startsWith('Not read: '));
    expect(blocked.some(({ found }) => found.includes('10.0.0.1 is a private network address'))).toBe(true);
    await secret.close();
  });
});
