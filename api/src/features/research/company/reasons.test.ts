import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { type CompanyResearch, companyResearchSchema } from '@gatehouse/contract/research.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { json, petOpenApi, type SitePage } from '#test/company-site.ts';
import { site } from '#test/crawl.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The reasons over REST, which are the same over tRPC. */
const reasonsFor = async (domain: string): Promise<CompanyResearch['reasons']> => {
  const { status, body } = await test.rest('POST', '/scrape-company', { domain });
  expect(status).toBe(200);
  const { reasons } = companyResearchSchema.parse(body);
  const other = await test.trpc('mutation', 'research.scrapeCompany', { domain });
  // Requests run at the same time, so how many were sent before a host was given up differs.
  expect(other.body.reasons).toMatchObject(reasons.map(({ problem, next }) => ({ problem, next })));
  return reasons;
};

const problemsOf = async (pages: Record<string, SitePage>) => {
  const { host } = await site(() => pages);
  return { host, reasons: await reasonsFor(host) };
};

describe('a research that finds nothing says why, and what to do', () => {
  it('if the name of the host is not known', async () => {
    const reasons = await reasonsFor('no-such-company.invalid');
    expect(reasons).toMatchObject([
      {
        problem: 'not_resolved',
        text: 'The name no-such-company.invalid is not known: it could not be resolved.',
        next: expect.stringContaining('Check the spelling'),
      },
    ]);
  });

  it('if nothing listens there', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const reasons = await reasonsFor(`127.0.0.1:${port}`);
    expect(reasons).toMatchObject([
      { problem: 'refused', text: `127.0.0.1:${port} refused the connection.`, count: 2 },
    ]);
  });

  it('if what listens there speaks no HTTP', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.end('220 mail.example ESMTP\r\n');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const reasons = await reasonsFor(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(reasons.map(({ problem }) => problem)).toContain('no_response');
  });

  it('if every page asks for a login', async () => {
    const { reasons } = await problemsOf({ '/robots.txt': { status: 404 }, '*': { status: 401 } });
    expect(reasons).toMatchObject([
      { problem: 'unauthorized', text: expect.stringContaining('signing in (401 or 403)') },
    ]);
    expect(reasons[0]?.urls).toHaveLength(3);
  });

  it('if robots.txt does not allow it', async () => {
    const { host, reasons } = await problemsOf({
      '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /' },
    });
    expect(reasons).toMatchObject([{ problem: 'robots' }]);
    expect(reasons[0]?.text).toContain(`The robots.txt of ${host} does not allow`);
  });

  it('if the site is overloaded or fails', async () => {
    const overloaded = await problemsOf({ '*': { status: 503 } });
    expect(overloaded.reasons.map(({ problem }) => problem)).toContain('overloaded');
    const failing = await problemsOf({ '/robots.txt': { status: 404 }, '*': { status: 500 } });
    expect(failing.reasons).toMatchObject([{ problem: 'server_error', next: 'Try again later.' }]);
  });

  it('if it redirects to another site', async () => {
    const { reasons } = await problemsOf({
      '/robots.txt': { status: 404 },
      '*': { status: 302, headers: { location: 'https://elsewhere.example/' } },
    });
    expect(reasons[0]?.problem).toBe('redirected');
  });

  it('if the home page is a file', async () => {
    const { host, reasons } = await problemsOf({ '/': { type: 'application/pdf', body: '%PDF-1.7' } });
    expect(reasons).toMatchObject([{ problem: 'not_html', urls: [`http://${host}/`], count: 1 }]);
  });

  it('if nothing on its pages is about an API', async () => {
    const { host, reasons } = await problemsOf({ '/': '<title>Bakery</title><p>Bread</p>' });
    expect(reasons).toMatchObject([
      {
        problem: 'nothing_about_apis',
        text: expect.stringContaining(`http://${host}/ of ${host} could be read`),
      },
    ]);
  });

  it('if it has no page where pages usually are', async () => {
    const { reasons } = await problemsOf({});
    expect(reasons).toMatchObject([{ problem: 'not_found' }]);
  });
});

describe('a research that finds something', () => {
  it('names the pages that could not be read, and why', async () => {
    const { host } = await site((origin) => ({
      '/': '<a href="/docs">API documentation</a>',
      '/docs': { status: 401 },
      '/openapi.json': json(petOpenApi(origin)),
    }));
    expect(await reasonsFor(host)).toMatchObject([
      { problem: 'unauthorized', urls: [`http://${host}/docs`], count: 1 },
    ]);
  });

  it('says nothing of usual addresses that the site lacks', async () => {
    const { host } = await site((origin) => ({ '/openapi.json': json(petOpenApi(origin)) }));
    expect(await reasonsFor(host)).toEqual([]);
  });
});
