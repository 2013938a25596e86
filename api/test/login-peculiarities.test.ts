import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  beginOauthLogin,
  completeOauthLogin,
  listOauthConnections,
  makeOauthConfig,
  setExpiry,
} from '#test/oauth-login.ts';
import { OF_CLIENTS } from '#test/peculiarities/of-clients.ts';
import { OF_RENEWALS } from '#test/peculiarities/of-renewals.ts';
import { OF_REQUESTS } from '#test/peculiarities/of-requests.ts';
import { OF_RESPONSES } from '#test/peculiarities/of-responses.ts';
import {
  type Peculiarity,
  type PeculiarServer,
  startPeculiarServer,
} from '#test/peculiarities/peculiar-server.ts';

const ALL = [...OF_CLIENTS, ...OF_REQUESTS, ...OF_RESPONSES, ...OF_RENEWALS];

let test: TestApp;
let server: PeculiarServer;
let current = ALL[0] as Peculiarity;

beforeAll(async () => {
  test = await createTestApp();
  server = await startPeculiarServer(() => current);
});
afterAll(async () => {
  await test.close();
  await server.close();
});
afterEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
});

type Ended = { success: boolean; error?: string | undefined; advice?: string[] | undefined };

/** The login of a person, with what the server sends back; or the token of the app itself. */
const logIn = async ({ config = {}, asks = {}, sentBack = {} }: Peculiarity): Promise<Ended> => {
  const { providerId } = await makeOauthConfig(test, server, config);
  if (config.grant === 'client_credentials') {
    server.open(new URLSearchParams());
    return (await test.rest('POST', `/oauth/token/${providerId}`)).body;
  }
  const { authUrl, state, cookie } = await beginOauthLogin(test, { providerId });
  for (const [name, value] of Object.entries(asks))
    expect(authUrl.searchParams.get(name), name).toMatch(
      value instanceof RegExp ? value : new RegExp(`^${value}$`),
    );
  server.open(authUrl.searchParams);
  const code: Record<string, string> = sentBack.error === undefined ? { code: 'a-code-0123456789' } : {};
  return (await completeOauthLogin(test, { ...code, state, ...sentBack }, { cookie })).body;
};

/** A call reaches the API with the newest token. */
const callApi = async (connectionId: number) => {
  const { body } = await test.rest('POST', '/test', { connectionId, endpoint: server.apiUrl, method: 'GET' });
  expect(body).toMatchObject({ status: 200, response: { ok: true } });
};

const checkRenewal = async (id: number, [status, words = /./]: NonNullable<Peculiarity['renewal']>) => {
  const renewed = await test.rest('POST', `/oauth-connections/${id}/refresh`);
  expect([renewed.status, JSON.stringify(renewed.body)]).toEqual([status, expect.stringMatching(words)]);
  const [connection] = await listOauthConnections(test);
  expect(connection?.status).toBe(status === 412 ? 'needs_reauth' : 'active');
  if (status === 200) await callApi(id);
};

describe('a login, a call, a renewal and the end of a connection work at', () => {
  it.each(ALL.map((one) => [one.name, one] as const))('%s', async (_name, peculiarity) => {
    current = peculiarity;
    const { fails, reads = {}, later, renewal = [200], ends } = peculiarity;
    const ended = await logIn(peculiarity);
    if (fails !== undefined) {
      expect(ended.success).toBe(false);
      expect([ended.error, ...(ended.advice ?? [])].join(' ')).toMatch(fails);
      expect(await listOauthConnections(test)).toEqual([]);
      return;
    }
    expect(ended).toMatchObject({ success: true });
    const [connection] = await listOauthConnections(test);
    const { id = 0 } = connection ?? {};
    expect(connection).toMatchObject({ status: 'active', ...reads });
    await callApi(id);
    if (later === 'dies') server.killAccessTokens();
    if (later === 'expires') {
      server.killAccessTokens();
      await setExpiry(test, id, -10);
    }
    if (later !== undefined) await callApi(id);
    await checkRenewal(id, renewal);
    const { access, refresh } = server.last();
    const wasRenewed = renewal[0] === 200 || ends === 'access';
    server.revoked.length = 0;
    expect((await test.rest('DELETE', `/oauth-connections/${id}`)).status).toBe(200);
    expect(server.revoked).toHaveLength(1);
    if (wasRenewed && peculiarity.renews === undefined)
      expect(server.revoked).toEqual([ends === 'access' ? access : refresh]);
  });

  it('sixty servers, more than half of them from reports to other clients', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
    const REPORTS =
      /^https:\/\/github\.com\/(?:NangoHQ|nextauthjs|better-auth|n8n-io|usebruno|Kong\/insomnia|hoppscotch)\b/;
    expect(ALL.filter(({ source }) => REPORTS.test(source)).length).toBeGreaterThanOrEqual(30);
  });
});
