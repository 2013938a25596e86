import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  APP_ITSELF,
  beginOauthLogin,
  completeOauthLogin,
  makeOauthConfig,
  obtainOauthToken,
} from '#test/oauth-login.ts';
import { behindNames, listOfficial } from '#test/official-hosts.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

const EBAY = {
  authorizationUrl: 'https://auth.ebay.com/oauth2/authorize',
  tokenUrl: 'https://api.ebay.com/identity/v1/oauth2/token',
};
const OWN = {
  authorizationUrl: 'https://login.example.com/authorize',
  tokenUrl: 'https://login.example.com/token',
};
const NAME = 'Acme_Inc-AcmeInc-Gateho-xyzabc';

let server: Upstream;
let parent: TestApp;
let test: TestApp;

beforeAll(async () => {
  server = await startUpstream((_call, _request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ access_token: 'an-access-token-0123456789', expires_in: 7200 }));
  });
  parent = await createTestApp();
  test = await createTestApp({ outbound: behindNames(parent.deps.outbound, () => server.url, []) });
});
afterAll(async () => {
  await test.close();
  await parent.close();
  await server.close();
});
beforeEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
  server.received.length = 0;
});

const configure = async (id: string, fields: Record<string, unknown>, urls = EBAY) => {
  const { slug } = await listOfficial(test, id);
  return makeOauthConfig(test, urls, { slug, ...fields });
};
const named = { additionalParams: { ru_name: ` ${NAME} `, prompt: 'login' } };

describe('where a provider knows redirect URIs by names', () => {
  it.each(['ebay', 'ebay.com:sell-account'])('the form of %s begins with a place for it', async (id) => {
    const { id: providerId } = await listOfficial(test, id);
    const { body } = await test.rest('GET', `/oauth/setup/${providerId}`);
    expect(body).toMatchObject({ source: 'known', additionalParams: { ru_name: '{RuName}' } });
    expect(body.redirectUriRule).toContain('RuName');
  });

  it.each(['ebay', 'ebay.com:sell-account'])(
    'the name is sent in place of the URL, by the login and its token call: %s',
    async (id) => {
      const config = await configure(id, named);
      const { authUrl, state, cookie } = await beginOauthLogin(test, config);
      expect(authUrl.searchParams.get('redirect_uri')).toBe(NAME);
      expect(authUrl.searchParams.get('prompt')).toBe('login');
      expect(authUrl.searchParams.has('ru_name')).toBe(false);
      const { body } = await completeOauthLogin(test, { code: 'a-code-0123456789', state }, { cookie });
      expect(body).toMatchObject({ success: true });
      expect(new URLSearchParams(server.received[0]?.body).get('redirect_uri')).toBe(NAME);
    },
  );

  it.each([[{}], [{ ru_name: '{RuName}' }], [{ ru_name: ' ' }], [{ ru_name: 7 }]])(
    'a login is not configured without it: %j',
    async (additionalParams) => {
      const { id: providerId } = await listOfficial(test, 'ebay');
      const problem = { path: ['additionalParams'], message: expect.stringContaining('"ru_name"') };
      const input = {
        ...{ providerId, clientId: 'a-client', clientSecret: 'a-client-secret-0123456789', ...EBAY },
        redirectUri: 'https://gatehouse.example.com/oauth-callback',
        additionalParams,
      };
      expect(await test.rest('POST', '/oauth-configs', input)).toMatchObject({
        status: 400,
        body: { issues: [problem] },
      });
      const config = await configure('ebay', named);
      expect(await test.rest('PATCH', `/oauth-configs/${config.id}`, { additionalParams })).toMatchObject({
        status: 400,
        body: { issues: [problem] },
      });
    },
  );

  it('an app that gets tokens for itself needs none, and does not send it', async () => {
    const config = await configure('ebay', { ...APP_ITSELF, additionalParams: { ru_name: '{RuName}' } });
    await obtainOauthToken(test, config);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.body).not.toContain('ru_name');
  });

  it('a server of one’s own gets the URL, and whatever else is configured', async () => {
    const config = await configure('ebay', { additionalParams: { ru_name: NAME } }, OWN);
    const { authUrl } = await beginOauthLogin(test, config);
    expect(authUrl.searchParams.get('redirect_uri')).toBe('http://localhost/oauth-callback');
    expect(authUrl.searchParams.get('ru_name')).toBe(NAME);
  });
});
