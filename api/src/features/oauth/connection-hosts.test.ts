import type { OauthConfig, OauthConnection } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenPurpose } from '#src/features/oauth/oauth-connections.store.ts';
import { type GrantServer, startGrantServer } from '#test/grant-server.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { connectOauth, listOauthConnections, makeOauthConfig } from '#test/oauth-login.ts';

const HOST = 'api.acme.example';
const URL_THERE = `https://${HOST}/v1`;

let server: GrantServer;
let test: TestApp;
let config: OauthConfig;
let connection: OauthConnection;

beforeAll(async () => {
  server = await startGrantServer();
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
  config = await makeOauthConfig(test, server);
  connection = await connectOauth(test, config);
});

const isSentTo = async (endpoint: string): Promise<boolean> => {
  const input = { connectionId: connection.id, endpoint, method: 'GET' };
  return (await test.rest('POST', '/test/preview', input)).body.keySent;
};

const pin = (host = HOST) => test.rest('POST', `/oauth-connections/${connection.id}/hosts`, { host });
const unpin = (host = HOST) => test.rest('DELETE', `/oauth-connections/${connection.id}/hosts/${host}`);
const stored = async () => (await listOauthConnections(test)).find(({ id }) => id === connection.id);

/** A change gives it a later one. */
const updatedAt = expect.any(String);

describe('a host that is pinned to a connection', () => {
  it('gets its token until it is unpinned, over REST', async () => {
    expect(await isSentTo(URL_THERE)).toBe(false);
    expect((await pin()).body).toEqual({ ...connection, pinnedHosts: [HOST], updatedAt });
    expect(await isSentTo(URL_THERE)).toBe(true);
    expect(await isSentTo('https://other.acme.example/v1')).toBe(false);
    expect(await isSentTo(`http://${HOST}/v1`)).toBe(false);
    expect((await unpin()).body).toEqual({ ...connection, updatedAt });
    expect(await isSentTo(URL_THERE)).toBe(false);
  });

  it('gets it until it is unpinned, over tRPC', async () => {
    const input = { id: connection.id, host: `${HOST}:8443` };
    const pinned = await test.trpc('mutation', 'oauth.connections.pinHost', input);
    expect(pinned.body).toEqual({ ...connection, pinnedHosts: [`${HOST}:8443`], updatedAt });
    expect(await isSentTo(`https://${HOST}:8443/v1`)).toBe(true);
    expect(await isSentTo(URL_THERE)).toBe(false);
    const unpinned = await test.trpc('mutation', 'oauth.connections.unpinHost', input);
    expect(unpinned.body).toEqual({ ...connection, updatedAt });
  });

  it('is recorded with its host, and pinning it again is not', async () => {
    await pin();
    await pin();
    await unpin();
    const { body } = await test.rest('GET', `/audit?connectionId=${connection.id}`);
    const of = ({ action, host, keySent }: Record<string, unknown>) => [action, host, keySent];
    expect(body.items.map(of).filter(([action]: unknown[]) => String(action).endsWith('pin-host'))).toEqual([
      ['oauth.unpin-host', HOST, null],
      ['oauth.pin-host', HOST, null],
    ]);
  });

  it('stays with the connection when its token is renewed, and when the same person logs in again', async () => {
    await pin();
    await test.rest('POST', `/oauth-connections/${connection.id}/refresh`);
    expect(await isSentTo(URL_THERE)).toBe(true);
    await connectOauth(test, config);
    expect(await stored()).toMatchObject({ pinnedHosts: [HOST], status: 'active' });
    expect(await isSentTo(URL_THERE)).toBe(true);
  });

  it('is none of a login with another client', async () => {
    await pin();
    await test.rest('PATCH', `/oauth-configs/${config.id}`, { clientId: 'another-client' });
    expect(await stored()).toMatchObject({ pinnedHosts: [], status: 'needs_reauth' });
    const refused = await pin();
    expect([refused.status, refused.body.message]).toEqual([
      412,
      'The Custom connection needs a new login before a host is pinned.',
    ]);
    await connectOauth(test, config);
    expect(await isSentTo(URL_THERE)).toBe(false);
  });

  it.each([
    ['no host', 'https://acme.example/path'],
    ['a wildcard', '*.acme.example'],
    ['nothing', ''],
  ])('is not %s', async (_what, host) => {
    expect((await pin(host)).status).toBe(400);
    expect(await stored()).toMatchObject({ pinnedHosts: [] });
  });

  it('is not one that was never pinned, and not of a connection that is gone', async () => {
    expect((await unpin()).status).toBe(404);
    await test.rest('DELETE', `/oauth-connections/${connection.id}`);
    expect((await pin()).status).toBe(404);
  });
});

describe('hosts that were changed outside Gatehouse', () => {
  const set = (columns: { pinned_hosts?: string; granted_hosts?: string }) =>
    test.deps.connection.db
      .updateTable('oauth_connections')
      .set(columns)
      .where('id', '=', connection.id)
      .execute();

  it.each<[string, { pinned_hosts?: string; granted_hosts?: string }]>([
    ['a pin is added', { pinned_hosts: '["api.acme.example","evil.example"]' }],
    ['a pin is removed', { pinned_hosts: '[]' }],
    ['a host of the token response is added', { granted_hosts: '["evil.example"]' }],
  ])('let no token out: %s', async (_what, columns) => {
    await pin();
    await set(columns);
    const input = { connectionId: connection.id, endpoint: 'https://evil.example/v1', method: 'GET' };
    expect((await test.rest('POST', '/test', input)).status).toBe(409);
    expect((await pin('other.example')).status).toBe(409);
    expect((await unpin()).status).toBe(columns.pinned_hosts === '[]' ? 404 : 409);
  });

  it('are forgotten by a new login', async () => {
    await set({ pinned_hosts: '["evil.example"]', granted_hosts: '["evil.example"]' });
    await connectOauth(test, config);
    expect(await stored()).toMatchObject({ pinnedHosts: [], tokenHosts: [] });
    expect(await isSentTo('https://evil.example/v1')).toBe(false);
  });
});

it('a token that was sealed before connections had hosts still opens', () => {
  const bounds = {
    route_slug: 'custom',
    route_source: 'built-in',
    route_base_url: null,
    route_hosts: '[]',
    route_key_placement: '{}',
    route_default_headers: '{}',
    route_verification: null,
    route_refusal_codes: '[]',
    config_version: 1,
    version: 1,
    token_url: 'https://login.example/token',
  };
  const before = JSON.stringify([['built-in', 'custom'], 'https://login.example/token', 1, 1]);
  expect(tokenPurpose({ ...bounds, pinned_hosts: '[]', granted_hosts: '[]' })).toBe(before);
  expect(tokenPurpose({ ...bounds, pinned_hosts: '["a.example"]', granted_hosts: '[]' })).not.toBe(
    tokenPurpose({ ...bounds, pinned_hosts: '[]', granted_hosts: '["a.example"]' }),
  );
});
