import type { Outbound } from '@gatehouse/outbound/outbound.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GrantServer, startGrantServer } from '#test/grant-server.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  APP_ITSELF,
  type BegunLogin,
  beginOauthLogin,
  completeOauthLogin,
  connectOauth,
  listOauthConnections,
  makeOauthConfig,
  obtainOauthToken,
} from '#test/oauth-login.ts';

const LOGIN_HOST = 'https://oauth2.googleapis.com';
/** What is known of Google applies to these URLs, so its tokens can be revoked. */
const GOOGLE = {
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: `${LOGIN_HOST}/token`,
};

let test: TestApp;
let server: GrantServer;

/** The real client, with the stand-in in place of the provider's login server. */
const toStandIn = (outbound: Outbound): Outbound => ({
  ...outbound,
  fetch: (...options) => {
    const send = outbound.fetch(...options);
    return (url, init) => send(String(url).replace(LOGIN_HOST, server.url), init);
  },
});

beforeAll(async () => {
  const { deps, close } = await createTestApp();
  test = await createTestApp({ outbound: toStandIn(deps.outbound) });
  const closeTest = test.close;
  test.close = async () => {
    await closeTest();
    await close();
  };
});
afterAll(() => test.close());
beforeEach(async () => {
  server = await startGrantServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
  await server.close();
});

const complete = ({ state, cookie }: BegunLogin) =>
  completeOauthLogin(test, { code: 'a-code-0123456789', state }, { cookie });

describe('the tokens of a login', () => {
  it('are stored when the database is back, if it is away when they arrive', async () => {
    const config = await makeOauthConfig(test, GOOGLE, { slug: 'google' });
    const login = await beginOauthLogin(test, config);
    const release = server.hold('login');
    const completing = complete(login);
    await expect.poll(() => server.logins.length).toBe(1);
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    vi.spyOn(test.deps.connection, 'transaction').mockRejectedValueOnce(gone);
    release();
    expect((await completing).body).toMatchObject({ success: true });
    expect(await listOauthConnections(test)).toMatchObject([{ status: 'active' }]);
    expect(server.logins).toHaveLength(1);
    expect(server.revoked).toEqual([]);
  });

  it.each([
    ['changed', (id: number) => test.rest('PATCH', `/oauth-configs/${id}`, { clientId: 'another-client' })],
    ['deleted', (id: number) => test.rest('DELETE', `/oauth-configs/${id}`)],
  ])('are ended at the provider if the configuration was %s meanwhile', async (_how, change) => {
    const config = await makeOauthConfig(test, GOOGLE, { slug: 'google' });
    const release = server.hold('login');
    const completing = complete(await beginOauthLogin(test, config));
    await expect.poll(() => server.logins.length).toBe(1);
    expect((await change(config.id)).status).toBe(200);
    release();
    expect((await completing).body).toMatchObject({ success: false });
    expect(server.revoked).toEqual(['refresh-token-1-0123456789abcdef']);
    const { items } = (await test.rest('GET', '/audit?action=oauth.delete')).body;
    expect(items[0]).toMatchObject({ host: 'oauth2.googleapis.com', keySent: true });
  });
});

it('the tokens of an app itself are ended at the provider when their configuration is deleted', async () => {
  const config = await makeOauthConfig(test, GOOGLE, { slug: 'google', ...APP_ITSELF });
  await obtainOauthToken(test, config);
  expect((await test.rest('DELETE', `/oauth-configs/${config.id}`)).status).toBe(200);
  expect(server.revoked).toEqual(['refresh-token-1-0123456789abcdef']);
});

describe('the tokens of a renewal', () => {
  const startHeld = async () => {
    const config = await makeOauthConfig(test, GOOGLE, { slug: 'google' });
    const { id } = await connectOauth(test, config);
    const release = server.hold();
    const refreshing = test.rest('POST', `/oauth-connections/${id}/refresh`);
    await expect.poll(() => server.refreshes.length).toBe(1);
    return { config, id, release, refreshing };
  };

  it.each([
    [
      'the configuration was changed',
      ({ config }: Awaited<ReturnType<typeof startHeld>>) =>
        test.rest('PATCH', `/oauth-configs/${config.id}`, { clientId: 'another-client' }),
    ],
    [
      'the connection was deleted',
      ({ id }: Awaited<ReturnType<typeof startHeld>>) => test.rest('DELETE', `/oauth-connections/${id}`),
    ],
  ])('are ended at the provider if %s meanwhile', async (_what, change) => {
    const held = await startHeld();
    expect((await change(held)).status).toBe(200);
    held.release();
    expect((await held.refreshing).status).toBeGreaterThanOrEqual(400);
    expect(server.revoked).toContain('refresh-token-2-0123456789abcdef');
  });

  it('are left to the provider if somebody has logged in again: it may end the new ones with them', async () => {
    const { id, config, release, refreshing } = await startHeld();
    await connectOauth(test, config);
    release();
    expect((await refreshing).status).toBe(200);
    expect(server.revoked).toEqual([]);
    expect(await listOauthConnections(test)).toMatchObject([{ id, status: 'active' }]);
  });
});
