import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { followLogin } from '#test/follow-login.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { beginOauthLogin, completeOauthLogin, makeOauthConfig, REDIRECT_URI } from '#test/oauth-login.ts';
import { startOidcServer } from '#test/oidc-server.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

const POSSIBLE = /can bind tokens to a key \(DPoP\)\. If the app there is registered for that, switch on/;

let test: TestApp;
let server: Upstream;
let published: Record<string, unknown> | undefined;
let refusal: object;

beforeAll(async () => {
  test = await createTestApp();
  server = await startUpstream(({ path }, _request, response) => {
    const isToken = path === '/token';
    const body = isToken ? refusal : published;
    const status = isToken ? 400 : body === undefined ? 404 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
});
afterAll(async () => {
  await test.close();
  await server.close();
});
afterEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
});

const publish = (fields: object): void => {
  published = {
    issuer: server.url,
    authorization_endpoint: `${server.url}/authorize`,
    token_endpoint: `${server.url}/token`,
    ...fields,
  };
};
const DPOP = { dpop_signing_alg_values_supported: ['ES256'] };
const BARE = { error: 'invalid_grant', error_description: 'grant request is invalid' };

/** What is said of a login that this server refuses. */
const said = async (fields: Record<string, unknown> = {}): Promise<string> => {
  const { url } = server;
  const urls = { authorizationUrl: `${url}/authorize`, tokenUrl: `${url}/token` };
  const config = await makeOauthConfig(test, urls, fields);
  const { state, cookie } = await beginOauthLogin(test, config);
  const { body } = await completeOauthLogin(test, { code: 'a-code-0123456789', state }, { cookie });
  expect(body.success).toBe(false);
  return [body.error, ...(body.advice ?? [])].join(' ');
};

describe('a login that is refused without a reason', () => {
  it('may lack a proof at a real OpenID provider that demands one, and nothing is switched by that', async () => {
    const oidc = await startOidcServer({ redirectUris: [REDIRECT_URI], dpop: true });
    const { clientId, clientSecret, issuer } = oidc;
    const config = await makeOauthConfig(test, oidc, { clientId, clientSecret, issuer, scopes: ['openid'] });
    const { authUrl, cookie } = await beginOauthLogin(test, config);
    const { searchParams } = await followLogin(authUrl.href, REDIRECT_URI);
    const { body } = await completeOauthLogin(test, Object.fromEntries(searchParams), { cookie });
    expect([body.error, ...(body.advice ?? [])].join(' ')).toMatch(POSSIBLE);
    const [stored] = (await test.rest('GET', '/oauth-configs')).body;
    expect(stored.usesDpop).toBe(false);
    await oidc.close();
  });

  it.each([BARE, { error: 'invalid_grant' }])(
    'may lack one where the server publishes proofs: %j',
    async (sent) => {
      refusal = sent;
      publish(DPOP);
      expect(await said()).toMatch(POSSIBLE);
    },
  );

  it.each([
    ['the server publishes none', () => publish({})],
    ['it publishes nothing', () => (published = undefined)],
    [
      'its document is for another token URL',
      () => publish({ ...DPOP, token_endpoint: `${server.url}/other` }),
    ],
  ])('lacks none as far as is known if %s', async (_why, prepare) => {
    refusal = BARE;
    prepare();
    expect(await said()).not.toMatch(POSSIBLE);
  });
});

it('a login that is refused with a reason, or with a proof, lacks none', async () => {
  publish(DPOP);
  for (const description of [
    'The code has expired',
    'redirect_uri does not match',
    'PKCE verification failed',
  ]) {
    refusal = { error: 'invalid_grant', error_description: description };
    expect(await said()).not.toMatch(POSSIBLE);
    await test.rest('DELETE', `/oauth-configs/${(await test.rest('GET', '/oauth-configs')).body[0].id}`);
  }
  refusal = { error: 'server_error' };
  expect(await said()).not.toMatch(POSSIBLE);
  await test.rest('DELETE', `/oauth-configs/${(await test.rest('GET', '/oauth-configs')).body[0].id}`);
  refusal = BARE;
  expect(await said({ usesDpop: true })).not.toMatch(POSSIBLE);
});
