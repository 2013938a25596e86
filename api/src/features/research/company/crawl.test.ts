import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { CompanyResearchStep } from '@gatehouse/contract/research.ts';
import type { Outbound } from '@gatehouse/outbound/outbound.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { companySite } from '#src/features/research/company/company-site.ts';
import { type CrawlResult, crawlCompany } from '#src/features/research/company/crawl.ts';
import { CRAWL_LIMITS } from '#src/features/research/company/crawl-limits.ts';
import { json, petOpenApi } from '#test/company-site.ts';
import { crawl, outboundTo, site, titles } from '#test/crawl.ts';

describe('the other hosts of a site', () => {
  const everywhere = (port: string, host: string | undefined) =>
    host === `api.acme.test:${port}` ? { '/openapi.json': json(petOpenApi('https://api.acme.test')) } : {};

  it('are searched for an OpenAPI document', async () => {
    const company = await site((origin, call) => ({
      '/': '<title>Acme</title>',
      ...everywhere(new URL(origin).port, call.headers.host),
    }));
    const port = new URL(company.url).port;
    const names = {
      'acme.test': ['127.0.0.1'],
      'api.acme.test': ['127.0.0.1'],
      'docs.acme.test': ['127.0.0.1'],
    };
    const result = await crawl(
      `www.acme.test:${port}`,
      outboundTo({ ...names, 'www.acme.test': ['127.0.0.1'] }),
    );
    expect(titles(result)).toEqual(['Acme Pets API']);
    const hosts = new Set(company.received.map(({ headers }) => headers.host));
    expect(hosts).toEqual(
      new Set(['www.acme.test', 'api.acme.test', 'docs.acme.test'].map((name) => `${name}:${port}`)),
    );
    expect(company.received.length).toBeLessThanOrEqual(20);
  });

  it('each get a request for their own robots.txt first', async () => {
    const company = await site((_origin, call) =>
      call.headers.host?.startsWith('api.')
        ? { '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /' }, '*': 'secret' }
        : { '/': 'home' },
    );
    const port = new URL(company.url).port;
    await crawl(
      `acme.test:${port}`,
      outboundTo({ 'acme.test': ['127.0.0.1'], 'api.acme.test': ['127.0.0.1'] }),
    );
    const ofApi = company.received.filter(({ headers }) => headers.host?.startsWith('api.'));
    expect(ofApi.map(({ path }) => path)).toEqual(['/robots.txt']);
  });

  it('are not contacted if their name resolves to a private network', async () => {
    const company = await site(() => ({ '/': 'home' }));
    const port = new URL(company.url).port;
    const { evidence } = await crawl(
      `acme.test:${port}`,
      outboundTo({
        'acme.test': ['127.0.0.1'],
        'api.acme.test': ['10.1.2.3'],
        'docs.acme.test': ['127.0.0.1', '192.168.0.1'],
      }),
    );
    const blocked = evidence.filter(({ found }) => found.includes('a private network address'));
    expect(blocked.map(({ url }) => new URL(url).hostname)).toEqual(
      expect.arrayContaining(['api.acme.test', 'docs.acme.test']),
    );
    expect(company.received.every(({ headers }) => headers.host === `acme.test:${port}`)).toBe(true);
  });
});

describe('the profile of a request', () => {
  const watched = (remoteAddress?: string) => {
    const real = outboundTo({});
    const requests: string[] = [];
    const outbound: Outbound = {
      ...real,
      checkUrl: () => null,
      request: async (profile, request) => {
        requests.push(`${profile} ${new URL(request.url).pathname}`);
        const response = await real.request('user', request);
        return { ...response, remoteAddress: remoteAddress ?? response.remoteAddress };
      },
    };
    return { outbound, requests };
  };

  it('is the user’s for the host that was typed, and automatic for URLs from pages', async () => {
    const other = await site(() => ({ '*': json(petOpenApi('http://x')) }));
    const company = await site(() => ({
      '/': { headers: { link: `<${other.url}/a.json>; rel=service-desc` } },
    }));
    const { outbound, requests } = watched();
    await crawl(company.host, outbound);
    expect(requests).toContain('user /');
    expect(requests).toContain('auto /a.json');
    expect(requests.filter((call) => call.startsWith('auto'))).toEqual(['auto /robots.txt', 'auto /a.json']);
  });

  it('is automatic once the typed host has responded from a public address', async () => {
    const company = await site(() => ({ '/': 'home' }));
    const { outbound, requests } = watched('93.184.216.34');
    await crawl(company.host, outbound);
    expect(requests[0]).toBe('user /robots.txt');
    expect(requests.slice(1).every((call) => call.startsWith('auto'))).toBe(true);
  });
});

describe('the limits of one research', () => {
  const endless = () =>
    site((_origin, call) => ({
      '/robots.txt': { status: 404 },
      '*': Array.from(
        { length: 50 },
        (_unused, at) => `<a href="${call.path}${at}/docs">API docs ${at}</a>`,
      ).join(''),
    }));

  it.each([1, 2, 7, 20])('end it after %i pages, robots.txt among them', async (pages) => {
    const company = await endless();
    const { evidence } = await crawl(company.host, outboundTo({}), { ...CRAWL_LIMITS, pages });
    expect(company.received).toHaveLength(pages);
    expect(evidence.at(-1)?.found).toBe(
      `Stopped: limit of ${pages} ${pages === 1 ? 'page' : 'pages'} reached`,
    );
  });

  it('are 20 pages and 60 seconds', () => {
    expect(CRAWL_LIMITS.pages).toBe(20);
    expect(CRAWL_LIMITS.ms).toBeLessThan(60_000);
  });

  it('allow no more than three requests at a time', async () => {
    let now = 0;
    let most = 0;
    const server = await site(() => ({}));
    const real = outboundTo({});
    await crawl(server.host, {
      ...real,
      request: async (profile, request) => {
        now += 1;
        most = Math.max(most, now);
        return real.request(profile, request).finally(() => {
          now -= 1;
        });
      },
    });
    expect(most).toBe(3);
  });

  /** A site of which only these paths ever respond. */
  const hangingExcept = async (bodies: Record<string, string>): Promise<string> => {
    const hanging = createServer((socket) => {
      socket.once('data', (data) => {
        const body = bodies[String(data).split(' ')[1] ?? ''];
        if (body !== undefined)
          socket.end(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
      });
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void hanging.close());
    return `127.0.0.1:${(hanging.address() as { port: number }).port}`;
  };
  const wasStopped = ({ evidence }: CrawlResult) =>
    evidence.some(({ found }) => found === 'Stopped: time limit reached');

  it('end it when the time is up', async () => {
    const host = await hangingExcept({ '/robots.txt': '' });
    expect(wasStopped(await crawl(host, outboundTo({}), { ...CRAWL_LIMITS, ms: 300 }))).toBe(true);
  });

  it.each([
    ['while others hang', 3],
    ['while nothing else was requested', 1],
  ])('leave what was found by then, %s', async (_case, parallel) => {
    const openApi = JSON.stringify(petOpenApi('http://x'));
    // Three hang at a time, so what is read before the document responds.
    const before = ['/robots.txt', '/', '/.well-known/api-catalog', '/apis.json', '/llms.txt'];
    const host = await hangingExcept({
      ...Object.fromEntries(before.map((path) => [path, ''])),
      '/openapi.json': openApi,
    });
    const end = new AbortController();
    const endOnceRead = ({ tried }: CompanyResearchStep) => {
      if (tried?.url.endsWith('/openapi.json') === true) end.abort();
    };
    const limits = { ...CRAWL_LIMITS, parallel };
    const result = await crawlCompany(outboundTo({}), companySite(host), end.signal, endOnceRead, limits);
    expect(titles(result)).toEqual(['Acme Pets API']);
    expect(wasStopped(result)).toBe(true);
  });

  it('end it when the caller disconnects', async () => {
    const caller = new AbortController();
    let requests = 0;
    const company = await site((_origin, call) => {
      requests += 1;
      if (requests === 4) caller.abort();
      return { '/robots.txt': { status: 404 }, '*': `<a href="${call.path}x/docs">API docs</a>` };
    });
    await crawlCompany(outboundTo({}), companySite(company.host), caller.signal, undefined, {
      ...CRAWL_LIMITS,
      parallel: 1,
    });
    // Requests that were still running have arrived by then.
    await wait(100);
    expect(company.received).toHaveLength(4);
  });
});
