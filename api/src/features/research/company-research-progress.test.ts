import type { CompanyResearch, CompanyResearchStep } from '@gatehouse/contract/research.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stopGracefully } from '#src/lifecycle/graceful-stop.ts';
import { json, petOpenApi, startSite } from '#test/company-site.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { JSONL, readProgress, startProgress } from '#test/progress-messages.ts';
import { listen } from '#test/raw-http.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let url: string;
let site: Upstream | undefined;
beforeAll(async () => {
  test = await createTestApp();
  url = `http://127.0.0.1:${await listen(test.app)}`;
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

const PATH = '/trpc/research.scrapeCompanyWithProgress?batch=1';

const start = (domain: string, init: RequestInit = {}, base = url): Promise<Response> =>
  startProgress(base, 'research.scrapeCompanyWithProgress', { domain }, init);

const read = (response: Response) => readProgress<CompanyResearchStep, CompanyResearch>(response);

/** For what the server notices only after a moment. */
const SOON = { timeout: 30_000 };

const readAll = async (response: Response) => {
  const steps: CompanyResearchStep[] = [];
  for await (const message of read(response)) {
    if ('result' in message) return { steps, result: message.result };
    steps.push(message.step);
  }
  throw new Error('The stream ended without a result');
};

const SITE = (origin: string) => ({
  '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /private' },
  '/': '<title>Acme</title><a href="/docs/api">API docs</a><a href="/private/docs">API docs</a>',
  '/docs/api': '<h2>Pets</h2><p>Send your API key as a Bearer token.</p>',
  '/openapi.json': json(petOpenApi(origin)),
});

/**
 * The lines of evidence in any order, without the guesses that led nowhere: several pages are read at a time, and one that is
 * found ends the guesses that have not begun.
 */
const lines = (evidence: CompanyResearch['evidence']) =>
  evidence
    .filter(({ problem }) => problem !== 'not_found')
    .map((entry) => JSON.stringify(entry))
    .toSorted();

describe('a research that reports its progress', () => {
  it('sends each line of evidence as a step, in the order of the result, which is the same as over REST', async () => {
    const { host, received } = await open(SITE);
    const { steps, result } = await readAll(await start(host));
    expect(steps.flatMap(({ tried }) => tried ?? [])).toEqual(result.evidence);
    expect(steps.at(-1)).toEqual({ pages: received.length, trying: [], tried: result.evidence.at(-1) });

    const { body } = await test.rest('POST', '/scrape-company', { domain: host });
    const { evidence, reasons, ...rest } = result;
    // How many pages a reason is about differs with the pages that were tried before the limit, which run in parallel.
    expect(body).toEqual({ ...rest, evidence: expect.any(Array), reasons: expect.any(Array) });
    const problems = (list: typeof reasons) => list.map(({ problem }) => problem).sort();
    expect(lines(evidence).length).toBeGreaterThanOrEqual(4);
    expect(problems(body.reasons)).toEqual(problems(reasons));
    expect(lines(body.evidence)).toEqual(lines(evidence));
  });

  it('reports while it runs what is being tried, what was found and how many pages are used', async () => {
    const held = Promise.withResolvers<void>();
    site = await startUpstream(async (call, _request, response) => {
      if (call.path === '/llms.txt') await held.promise;
      response.writeHead(call.path === '/' ? 200 : 404, { 'content-type': 'text/html' }).end('<p>Acme</p>');
    });
    const llms = `${site.url}/llms.txt`;
    const steps: CompanyResearchStep[] = [];
    for await (const message of read(await start(site.host))) {
      if (!('step' in message)) continue;
      steps.push(message.step);
      // Everything else has been reported before the one page that is delayed.
      if (message.step.trying.join() === llms && site.received.length > 5) held.resolve();
    }
    const [first, second] = steps;
    expect(first).toEqual({ pages: 1, trying: [`${site.url}/robots.txt`], tried: null });
    expect(second).toMatchObject({ pages: 1, trying: [], tried: { status: 404 } });
    const began = steps.findIndex(({ trying }) => trying.includes(llms));
    const ended = steps.findIndex(({ tried }) => tried?.url === llms);
    expect(ended - began).toBeGreaterThan(5);
    for (const { trying } of steps.slice(began, ended)) expect(trying).toContain(llms);
    const pages = steps.map(({ pages }) => pages);
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
  });

  it('counts no page for a host that does not exist', async () => {
    const { steps, result } = await readAll(await start('localhost:1'));
    expect(result.apis).toEqual([]);
    expect(steps[0]).toMatchObject({ pages: 1, trying: ['http://localhost:1/robots.txt'] });
    expect(steps.at(-1)).toMatchObject({ pages: 0, trying: [] });
  });
});

describe('a running research is ended by', () => {
  let open = 0;
  const startSilent = async (): Promise<Upstream> => {
    open = 0;
    site = await startUpstream((_call, _request, response) => {
      open += 1;
      response.once('close', () => {
        open -= 1;
      });
    });
    return site;
  };

  it('a caller that disconnects: the site gets no more requests', async () => {
    const { host, received } = await startSilent();
    const caller = new AbortController();
    const messages = read(await start(host, { signal: caller.signal }));
    await messages.next();
    await expect.poll(() => open, SOON).toBe(1);
    caller.abort();
    await expect(messages.next()).rejects.toThrow();
    await expect.poll(() => open, SOON).toBe(0);
    await expect.poll(() => test.app.lifecycle.running, SOON).toBe(0);
    expect(received).toHaveLength(1);
  });

  it('a stop of the server: the result contains what was found so far', async () => {
    const own = await createTestApp();
    const { host } = await startSilent();
    const response = await start(host, {}, `http://127.0.0.1:${await listen(own.app)}`);
    await expect.poll(() => open, SOON).toBe(1);
    const stopped = stopGracefully(
      { app: own.app, connection: { close: async () => {} }, outbound: own.deps.outbound, log: own.deps.log },
      { drain: 0, endOutbound: 10, cutOff: 60_000 },
    );
    const { result } = await readAll(response);
    expect(result).toMatchObject({ apis: [], domain: host });
    await stopped;
    await own.close();
  });
});

describe('a research with progress rejects', () => {
  const untouched = async (send: (host: string) => Promise<Response>): Promise<Response> => {
    const { host, received } = await open(() => ({}));
    const response = await send(host);
    expect(received).toEqual([]);
    return response;
  };

  it('a GET, which a page of another site could send: no event source and no image starts a crawl', async () => {
    const get = (host: string, headers: Record<string, string>) =>
      fetch(`${url}${PATH}&input=${encodeURIComponent(JSON.stringify({ 0: { domain: host } }))}`, {
        headers,
      });
    await untouched((host) => get(host, {}));
    await untouched((host) => get(host, { accept: 'text/event-stream' }));
    await untouched((host) => get(host, JSONL));
  });

  it('a call from a page of another site', async () => {
    const headers = { ...JSONL, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const response = await untouched((host) => start(host, { headers }));
    expect(response.status).toBe(403);
  });

  it('a caller that does not read the stream: nothing runs', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await untouched((host) => start(host, { headers }));
    expect(await response.json()).toMatchObject([{ error: { data: { httpStatus: 415 } } }]);
  });

  it('an invalid domain, with the same message as REST', async () => {
    await expect(readAll(await start('a b'))).rejects.toMatchObject({
      shape: {
        message:
          'Enter a company domain, such as example.com, not the name of a company; Search query finds APIs by words',
        data: { code: 'BAD_REQUEST', httpStatus: 400, issues: [{ path: ['domain'] }] },
      },
    });
  });

  it('a call while too many calls are running, with an error in the stream', async () => {
    const busy = new OutboundError('busy', 'Too many calls are running. Please try again.', 2);
    const own = await createTestApp({
      outbound: { ...test.deps.outbound, request: () => Promise.reject(busy) },
    });
    const response = await start('example.com', {}, `http://127.0.0.1:${await listen(own.app)}`);
    await expect(readAll(response)).rejects.toMatchObject({
      shape: { message: busy.message, data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 } },
    });
    await own.close();
  });
});
