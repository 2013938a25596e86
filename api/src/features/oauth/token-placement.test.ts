import type { Outbound } from '@gatehouse/outbound/outbound.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerBySlug } from '#test/factories.ts';
import { type GrantServer, startGrantServer } from '#test/grant-server.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { connectOauth, makeOauthConfig } from '#test/oauth-login.ts';

let server: GrantServer;
let parent: TestApp;
let test: TestApp;

/** The real client, with the stand-in in place of every login server. */
const toStandIn = (outbound: Outbound): Outbound => ({
  ...outbound,
  fetch: (...options) => {
    const send = outbound.fetch(...options);
    return (_url, init) => send(server.tokenUrl, init);
  },
});

beforeAll(async () => {
  server = await startGrantServer();
  parent = await createTestApp();
  test = await createTestApp({ outbound: toStandIn(parent.deps.outbound) });
  for (const query of ['Twitch', 'Shopify Admin API'])
    await test.rest('POST', '/discover-apis', { query, autoSave: true });
});
afterAll(async () => {
  await test.close();
  await parent.close();
  await server.close();
});
beforeEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
});

const URLS = {
  twitch: {
    authorizationUrl: 'https://id.twitch.tv/oauth2/authorize',
    tokenUrl: 'https://id.twitch.tv/oauth2/token',
  },
  shopify: {
    authorizationUrl: 'https://acme.myshopify.com/admin/oauth/authorize',
    tokenUrl: 'https://acme.myshopify.com/admin/oauth/access_token',
  },
};
const HOSTS = {
  twitch: 'https://api.twitch.tv/helix/users',
  shopify: 'https://acme.myshopify.com/admin/api',
};

/** Everything that shows or makes a call with a connection of this provider. */
const carriedAt = async (slug: 'twitch' | 'shopify', urls = URLS[slug]) => {
  const connection = await connectOauth(test, await makeOauthConfig(test, urls, { slug }));
  const input = { connectionId: connection.id, endpoint: HOSTS[slug], method: 'GET' };
  const preview = (await test.rest('POST', '/test/preview', input)).body;
  const code = (await test.rest('POST', '/generate-code', { ...input, language: 'curl' })).body
    .code as string;
  return { connection, headers: preview.headers as Record<string, string>, code };
};

const lower = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe('an access token is carried as its provider wants it', () => {
  it('at Twitch with the client ID in a header, in calls, code and for the screens', async () => {
    const { connection, headers, code } = await carriedAt('twitch');
    expect(connection).toMatchObject({
      tokenPlacement: { type: 'bearer' },
      tokenHeaders: { 'Client-Id': 'a-client' },
    });
    expect(lower(headers)).toMatchObject({
      'client-id': 'a-client',
      authorization: expect.stringMatching(/^Bearer /),
    });
    expect(code).toMatch(/client-id: a-client/i);
  });

  it('at Shopify in a header of its own, and not as a bearer token', async () => {
    const { connection, headers, code } = await carriedAt('shopify');
    expect(connection).toMatchObject({
      tokenPlacement: { type: 'header', name: 'X-Shopify-Access-Token' },
      tokenHeaders: {},
      tokenHosts: ['acme.myshopify.com'],
    });
    expect(Object.keys(lower(headers))).toContain('x-shopify-access-token');
    expect(Object.keys(lower(headers))).not.toContain('authorization');
    expect(code).toMatch(/x-shopify-access-token/i);
    expect(code).not.toMatch(/bearer/i);
    const input = {
      connectionId: connection.id,
      endpoint: 'https://other.myshopify.com/admin',
      method: 'GET',
    };
    expect((await test.rest('POST', '/test/preview', input)).body).toMatchObject({ keySent: false });
  });

  it('as a bearer token alone if it comes from another server: what is known does not apply to it', async () => {
    const { connection } = await carriedAt('twitch', server);
    expect(connection).toMatchObject({
      tokenPlacement: { type: 'bearer' },
      tokenHeaders: {},
      tokenHosts: [],
    });
    expect((await providerBySlug(test, 'twitch')).source).not.toBe('built-in');
  });
});
