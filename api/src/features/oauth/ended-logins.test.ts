import type { AuditItem } from '@gatehouse/contract/audit.ts';
import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  type BegunLogin,
  beginOauthLogin,
  CALLERS,
  completeOauthLogin,
  listOauthConnections,
  makeOauthConfig,
} from '#test/oauth-login.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';

const GRANT = {
  body: JSON.stringify({
    access_token: 'an-access-token-0123456789',
    token_type: 'Bearer',
    expires_in: 3600,
  }),
};
const CODE = 'a-code-0123456789';
const UNKNOWN = /^This login was already completed or has expired/;

let test: TestApp;
let server: TokenServer;
let config: OauthConfig;
let now = 0;

beforeAll(async () => {
  test = await createTestApp({ now: () => now });
  server = await startTokenServer();
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  now = Date.now();
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body as OauthConfig[])
    await test.rest('DELETE', `/oauth-configs/${id}`);
  config = await makeOauthConfig(test, server);
  server.behave(GRANT);
  server.received.length = 0;
});

/** What arrives at the callback, and with which cookie. */
type Arrival = { params: Record<string, string>; cookie?: string | undefined };

const complete = ({ params, cookie }: Arrival) => completeOauthLogin(test, params, { cookie });

const right = ({ state, cookie }: BegunLogin): Arrival => ({ params: { code: CODE, state }, cookie });

describe('a login is over, without a token call, after', () => {
  const AT_PROVIDER = { success: false, provider: 'Custom' };

  it('it was completed', async () => {
    const login = await beginOauthLogin(test, config);
    expect((await complete(right(login))).body).toMatchObject({ success: true });
    expect((await complete(right(login))).body.error).toMatch(UNKNOWN);
    expect(server.received).toHaveLength(1);
  });

  it('10 minutes, and not before', async () => {
    const [late, inTime] = [await beginOauthLogin(test, config), await beginOauthLogin(test, config)];
    now += 599_999;
    expect((await complete(right(inTime))).body).toMatchObject({ success: true });
    now += 1;
    expect((await complete(right(late))).body).toEqual({
      ...AT_PROVIDER,
      error: 'This login took longer than 10 minutes.',
      advice: ['Start the login again.'],
    });
    now -= 600_000;
    expect((await complete(right(late))).body.error).toMatch(UNKNOWN);
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['access_denied', 'The login was canceled or not allowed at Custom (access_denied): The user said no'],
    [
      'invalid_scope',
      'Custom does not know a scope, or the app may not ask for it (invalid_scope): The user said no',
    ],
    ['of_its_own', 'Custom did not complete the login (of_its_own): The user said no'],
  ])('the provider has sent the error %s, which is told in words', async (code, error) => {
    const login = await beginOauthLogin(test, config);
    const description = '\u0007The user\n\u202esaid no';
    const params = { error: code, error_description: description, state: login.state };
    const { body, cookies } = await complete({ params, cookie: login.cookie });
    expect(body).toMatchObject({ ...AT_PROVIDER, error });
    expect(body.advice?.length).toBeGreaterThan(0);
    expect(cookies[0]).toMatch(/^gatehouse-oauth-[\w-]{16}=; /);
    expect((await complete(right(login))).body.error).toMatch(UNKNOWN);
    expect(server.received).toEqual([]);
  });

  it.each(['https://evil.test', 'null', 'not a URL', '', 'http://127.0.0.1:1'])(
    'another server has sent it back: iss=%s',
    async (iss) => {
      const login = await beginOauthLogin(test, config);
      const arrival = right(login);
      const { body } = await complete({ ...arrival, params: { ...arrival.params, iss } });
      expect(body).toMatchObject({
        ...AT_PROVIDER,
        error: 'The response came from a different server, so the login was not completed.',
      });
      expect((await complete(right(login))).body.error).toMatch(UNKNOWN);
      expect(server.received).toEqual([]);
    },
  );

  it('the configuration was changed outside Gatehouse', async () => {
    const login = await beginOauthLogin(test, config);
    await test.deps.connection.db
      .updateTable('oauth_configs')
      .set({ version: 2 })
      .where('id', '=', config.id)
      .execute();
    expect((await complete(right(login))).body).toMatchObject({
      ...AT_PROVIDER,
      error: 'The OAuth configuration was changed after this login had begun.',
    });
    expect(server.received).toEqual([]);
  });

  it('its configuration was deleted, also if there is another one by then', async () => {
    const login = await beginOauthLogin(test, config);
    await test.rest('DELETE', `/oauth-configs/${config.id}`);
    expect((await complete(right(login))).body.error).toMatch(UNKNOWN);
    await makeOauthConfig(test, server);
    expect((await complete(right(login))).body.error).toMatch(UNKNOWN);
    expect(server.received).toEqual([]);
  });
});

describe('a code', () => {
  it('is redeemed once, however many callbacks come at the same time', async () => {
    for (const caller of CALLERS) {
      server.received.length = 0;
      const login = await beginOauthLogin(test, config, caller);
      const all = await Promise.all(
        Array.from({ length: 20 }, () =>
          completeOauthLogin(test, { code: CODE, state: login.state }, { caller, cookie: login.cookie }),
        ),
      );
      expect(all.filter(({ body }) => body.success)).toHaveLength(1);
      expect(all.every(({ status }) => status === 200)).toBe(true);
      expect(server.received).toHaveLength(1);
    }
  });

  it('waits for its turn if many arrive at one host at once', async () => {
    const held: (() => void)[] = [];
    server.behave(() => new Promise((resolve) => held.push(() => resolve(GRANT))));
    const logins: BegunLogin[] = [];
    for (let count = 0; count < 8; count += 1) logins.push(await beginOauthLogin(test, config));
    const completing = Promise.all(logins.map((login) => complete(right(login))));
    for (let answered = 0; answered < 8; answered += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(answered);
      // The first response only when no more may run at the same time.
      if (answered === 0) await expect.poll(() => held.length).toBe(6);
      held[answered]?.();
    }
    expect((await completing).map(({ body }) => body.success)).toEqual(Array(8).fill(true));
  });

  it('goes to the server of the login that its state is of', async () => {
    const other = await startTokenServer();
    other.behave(GRANT);
    const elsewhere = await makeOauthConfig(test, other, { slug: 'openai' });
    await beginOauthLogin(test, config);
    const login = await beginOauthLogin(test, elsewhere);
    await complete(right(login));
    expect(server.received).toEqual([]);
    expect(other.received).toHaveLength(1);
    await other.close();
  });

  it.each([
    ['says that it is wrong', { status: 400, body: '{"error":"invalid_grant"}' }, /\(invalid_grant\)/],
    ['does not know the client', { status: 401, body: '{"error":"invalid_client"}' }, /\(invalid_client\)/],
    ['responds with a page', { type: 'text/html', body: '<h1>Log in</h1>' }, /a web page instead of a token/],
    ['redirects', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }, /redirect/i],
    ['responds with 2 MiB', { body: `{"access_token":"${'x'.repeat(2 * 1024 * 1024)}"}` }, /./],
    ['fails', { status: 503, body: 'Down' }, /503/],
    ['sends no token', { body: '{}' }, /without an access token/],
  ])('brings no connection if the server %s, and the words say why', async (_what, response, error) => {
    server.behave(response);
    const login = await beginOauthLogin(test, config);
    const { body } = await complete(right(login));
    expect(body).toMatchObject({ success: false, provider: 'Custom', error: expect.stringMatching(error) });
    expect(body.advice?.length).toBeGreaterThan(0);
    expect(await listOauthConnections(test)).toEqual([]);
    expect((await complete(right(login))).body.error).toMatch(UNKNOWN);
  });

  it('is recorded with its host if it brings no connection: the client secret went there', async () => {
    server.behave({ status: 400, body: '{"error":"invalid_grant"}' });
    await complete(right(await beginOauthLogin(test, config)));
    // By id: the clock of these tests is put forward and back.
    const lastEvent = async () =>
      (await test.rest('GET', '/audit?action=oauth.connect')).body.items.toSorted(
        (one: AuditItem, other: AuditItem) => other.id - one.id,
      )[0];
    const { host } = server;
    const failed = { action: 'oauth.connect', connectionId: null, host };
    expect(await lastEvent()).toMatchObject({ ...failed, keySent: true, reason: 'invalid_grant' });
    const login = await beginOauthLogin(test, config);
    await complete({ ...right(login), params: { ...right(login).params, iss: 'https://evil.test' } });
    expect(await lastEvent()).toMatchObject({ ...failed, keySent: false, reason: 'issuer_mismatch' });
    await test.rest('DELETE', `/oauth-configs/${config.id}`);
    const tokenUrl = 'http://127.0.0.1:1/token';
    await complete(right(await beginOauthLogin(test, await makeOauthConfig(test, { ...server, tokenUrl }))));
    const unreachable = { ...failed, host: '127.0.0.1:1' };
    expect(await lastEvent()).toMatchObject({ ...unreachable, keySent: false, reason: 'refused' });
  });

  it('brings no connection if the server resets the connection', async () => {
    server.behave('resets');
    const login = await beginOauthLogin(test, config);
    expect((await complete(right(login))).body).toMatchObject({ success: false, provider: 'Custom' });
    expect(await listOauthConnections(test)).toEqual([]);
  });

  it('brings no connection if the configuration changes while the server responds', async () => {
    const login = await beginOauthLogin(test, config);
    server.behave(async () => {
      await test.deps.connection.db
        .updateTable('oauth_configs')
        .set({ version: 7 })
        .where('id', '=', config.id)
        .execute();
      return GRANT;
    });
    expect((await complete(right(login))).body).toMatchObject({ success: false });
    expect(await listOauthConnections(test)).toEqual([]);
  });
});
