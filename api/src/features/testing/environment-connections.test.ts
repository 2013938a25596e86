import type { OauthConfig, OauthConnection } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  beginOauthLogin,
  completeOauthLogin,
  listOauthConnections,
  makeOauthConfig,
} from '#test/oauth-login.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let echo: Upstream;
let server: TokenServer;
let config: OauthConfig;
let providerId: number;
beforeAll(async () => {
  [test, server, echo] = await Promise.all([
    createTestApp(),
    startTokenServer(),
    startUpstream((_call, _request, response) => response.end('{}')),
  ]);
  providerId = (await providerBySlug(test, 'custom')).id;
  config = await makeOauthConfig(test, server);
});
afterAll(() => Promise.all([echo.close(), server.close(), test.close()]));
beforeEach(() => {
  echo.received.length = 0;
});

const logIn = async (token: string): Promise<OauthConnection> => {
  server.behave({ body: JSON.stringify({ access_token: token }) });
  const { state, cookie } = await beginOauthLogin(test, config, 'a screen', {}, { account: 'another' });
  await completeOauthLogin(test, { code: 'a-code-0123456789', state }, { cookie });
  return (await listOauthConnections(test)).at(-1) as OauthConnection;
};

const callIn = async (environmentId: number, savedEndpointId: number) => {
  const input = { savedEndpointId, environmentId, endpoint: `${echo.url}/items`, method: 'GET' };
  await test.rest('POST', '/test', input);
  return echo.received.at(-1)?.headers.authorization;
};

it('an environment says which of several connections a saved endpoint is called with, until that is deleted', async () => {
  const test1 = await logIn('a-token-of-the-test-company');
  const live = await logIn('a-token-of-the-live-company');
  const { body: endpoint } = await test.rest('POST', '/saved-endpoints', {
    ...{ providerId, name: 'Items', endpoint: `${echo.url}/items`, method: 'GET' },
    connectionId: test1.id,
  });
  const { body: environment } = await test.rest('POST', '/environments', {
    name: 'Live',
    keys: [{ providerId, connectionId: live.id }],
  });
  expect(environment.keys).toEqual([{ providerId, connectionId: live.id }]);
  expect(await callIn(environment.id, endpoint.id)).toBe('Bearer a-token-of-the-live-company');

  await test.rest('DELETE', `/oauth-connections/${live.id}`);
  const [after] = (await test.rest('GET', '/environments')).body;
  expect(after.keys).toEqual([]);
  expect(after.updatedAt > environment.updatedAt).toBe(true);
  expect(await callIn(environment.id, endpoint.id)).toBe('Bearer a-token-of-the-test-company');
});

it('an environment names no connection of another provider, none that is not stored, and nothing beside a key', async () => {
  const { id: connectionId } = await logIn('another-token-0123456789');
  const key = await makeKey(test, { apiKey: 'a-key-0123456789', baseUrl: echo.url });
  const github = await providerBySlug(test, 'github');
  for (const keys of [
    [{ providerId: github.id, connectionId }],
    [{ providerId, connectionId: 99_999 }],
    [{ providerId, connectionId, apiKeyId: key.id }],
    [{ providerId }],
    [
      { providerId, connectionId },
      { providerId, apiKeyId: key.id },
    ],
  ])
    expect(
      (await test.rest('POST', '/environments', { name: 'No', keys })).status,
      JSON.stringify(keys),
    ).toBe(400);
});
