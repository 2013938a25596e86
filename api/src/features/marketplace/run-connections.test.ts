import type { Outbound } from '@gatehouse/outbound/outbound.ts';
import { createOutbound } from '@gatehouse/outbound/outbound.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { useCompositions } from '#test/compositions.ts';
import { type GrantServer, startGrantServer } from '#test/grant-server.ts';
import { connectAt, setExpiry } from '#test/oauth-login.ts';
import { startProgress } from '#test/progress-messages.ts';
import { listen } from '#test/raw-http.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

const RELEASE = { name: 'v1', html_url: 'https://x.example', body: 'first notes' };
const GITHUB = 'https://api.github.com';

let github: Upstream;
let server: GrantServer;
let id: number;
/** The tokens that GitHub accepts no more. */
const rejected = new Set<string | undefined>();

const real = createOutbound({ localNetworks: true, egressAllow: [], forbidden: () => [] });
/** The real client, with a stand-in in place of GitHub: a connection has no base URL of its own. */
const outbound: Outbound = {
  ...real,
  request: (profile, request) =>
    real.request(profile, { ...request, url: request.url.replace(GITHUB, github.url) }),
};

const stand = useCompositions(['slack'], () => ({ outbound }));
const { replies, order, last, execute } = stand;
const rest: typeof stand.test.rest = (...call) => stand.test.rest(...call);
const run = () => execute('github-release-to-slack');
const lastRun = async () => (await rest('GET', '/marketplace/runs/github-release-to-slack')).body;

beforeAll(async () => {
  github = await startUpstream(({ headers }, _request, response) => {
    const status = rejected.has(headers.authorization) ? 401 : 200;
    response.writeHead(status, { 'content-type': 'application/json', 'www-authenticate': 'Bearer' });
    response.end(JSON.stringify(status === 200 ? RELEASE : { message: 'Bad credentials' }));
  });
});
afterAll(async () => {
  await github.close();
  await real.close();
});
beforeEach(async () => {
  for (const config of (await rest('GET', '/oauth-configs')).body)
    await rest('DELETE', `/oauth-configs/${config.id}`);
  server = await startGrantServer();
  onTestFinished(() => server.close());
  id = (await connectAt(stand.test, server, 'github')).connection.id;
  github.received.length = 0;
  rejected.clear();
  replies.slack = { ok: true, channel: 'C1', ts: '1' };
});

const authorizations = () => github.received.map(({ headers }) => headers.authorization);

describe('a run with an OAuth connection in place of a key', () => {
  it('sends its token to its provider alone, and shows it nowhere', async () => {
    const { body: readiness } = await rest(
      'GET',
      '/marketplace/compositions/github-release-to-slack/readiness',
    );
    expect(readiness).toMatchObject({
      isReady: true,
      providers: [
        { provider: 'github', credentials: [{ type: 'connection', id, name: 'GitHub connection' }] },
        { provider: 'slack', credentials: [{ type: 'key' }] },
      ],
    });
    const { body } = await run();
    expect(body.status).toBe('completed');
    const token = server.accessToken();
    expect(authorizations()).toEqual([`Bearer ${token}`]);
    expect(JSON.stringify(last('slack'))).not.toContain(token);
    expect(body.steps[0].request.headers.authorization).toMatch(/^Bearer acc\*{20}$/);
    expect(JSON.stringify(body)).not.toContain(token);
    const { body: chosen } = await execute('github-release-to-slack', {
      credentials: { github: { connectionId: id } },
    });
    expect(chosen.status).toBe('completed');
    const [event] = (await rest('GET', `/audit?action=key.test&connectionId=${id}`)).body.items;
    expect(event).toMatchObject({ host: 'api.github.com', keySent: true, method: 'GET', status: 200 });
    const calls = (more: string) => rest('GET', `/history?connectionId=${id}${more}`);
    const { items } = (await calls('&source=composition')).body;
    expect(items[0]).toMatchObject({ connectionId: id, apiKeyId: null, source: 'composition' });
    expect((await calls('')).body.items).toEqual(items);
    expect((await calls('&source=test')).body.items).toEqual([]);
    const events = await rest('GET', `/audit?connectionId=${id}&source=composition`);
    expect(events.body.items).toHaveLength(2);
  });

  it('sends nothing of it where no key was chosen, also when it is retried', async () => {
    replies.slack = { ok: false, error: 'channel_not_found' };
    const credentials = { github: { apiKeyId: null } };
    const { body } = await execute('github-release-to-slack', { credentials });
    expect(body).toMatchObject({
      status: 'failed',
      steps: [{ id: 'release', status: 200 }, { status: 200 }],
    });
    expect(authorizations()).toEqual([undefined]);
    expect(body.steps[0].request.headers).not.toHaveProperty('authorization');
    const [entry] = (await rest('GET', '/history?query=releases')).body.items;
    expect(entry).toMatchObject({ connectionId: null, apiKeyId: null, url: expect.stringContaining(GITHUB) });
    replies.slack = { ok: true, channel: 'C1', ts: '1' };
    const retried = await rest('POST', `/marketplace/runs/${body.runId}/retry`, {});
    expect(retried.body.status).toBe('completed');
    expect(authorizations()).toEqual([undefined]);
    const other = await execute('github-release-to-slack', { credentials: { nobody: { apiKeyId: null } } });
    expect(other.status).toBe(400);
  });

  it('goes on with a new token if the old one is rejected', async () => {
    await setExpiry(stand.test, id, 3000);
    rejected.add(`Bearer ${server.accessToken()}`);
    const { body } = await run();
    expect(body.status).toBe('completed');
    expect(server.redemptions()).toBe(1);
    expect(authorizations()).toHaveLength(2);
    expect(authorizations()[1]).toBe(`Bearer ${server.accessToken()}`);
    expect(order).toEqual(['slack']);
  });

  it('ends with the words of the login if the token cannot be renewed', async () => {
    await setExpiry(stand.test, id, 10);
    server.trouble((response) =>
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}'),
    );
    const { body } = await run();
    expect(body).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('The GitHub connection needs a new login.'),
      steps: [{ id: 'release', status: null, request: null }],
    });
    expect(github.received).toEqual([]);
    expect(order).toEqual([]);
    // From now on that is known before a run.
    expect(await run()).toMatchObject({
      status: 412,
      body: { message: 'GitHub has no active key or connection.' },
    });
  });
});

describe('a run that is canceled while a token is renewed', () => {
  const cancelDuringRenewal = async (release: () => void) => {
    const base = `http://127.0.0.1:${await address()}`;
    const left = new AbortController();
    const input = { id: 'github-release-to-slack' };
    const response = await startProgress(base, 'compositions.executeWithProgress', input, {
      signal: left.signal,
    });
    await expect.poll(() => server.refreshes.length).toBe(1);
    left.abort();
    await response.body?.cancel().catch(() => undefined);
    // The request was canceled before the answer about the token comes.
    await expect.poll(() => connections()).toBe(0);
    release();
    await expect.poll(async () => (await lastRun()).status).toBe('failed');
  };
  let port: number | undefined;
  const address = async () => {
    port ??= await listen(stand.test.app);
    return port;
  };
  const connections = (): Promise<number> =>
    new Promise((resolve, reject) =>
      stand.test.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  const UNSENT =
    'Stopped: the run was canceled while “Read the latest release” ran. Its request was not sent.';

  it('sends nothing with the new token, and keeps it for the next run', async () => {
    await setExpiry(stand.test, id, 10);
    await cancelDuringRenewal(server.hold());
    expect((await lastRun()).error).toBe(UNSENT);
    expect(github.received).toEqual([]);
    expect(order).toEqual([]);
    expect((await run()).body.status).toBe('completed');
    expect(authorizations()).toEqual([`Bearer ${server.accessToken()}`]);
    expect(server.redemptions()).toBe(1);
    expect(server.isDead()).toBe(false);
  });

  it('says that it was canceled, also if the renewal fails then', async () => {
    await setExpiry(stand.test, id, 10);
    let refuse = (): void => {};
    server.trouble((response) => {
      refuse = () =>
        void response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}');
    });
    await cancelDuringRenewal(() => refuse());
    expect((await lastRun()).error).toBe(UNSENT);
    expect(github.received).toEqual([]);
  });
});
