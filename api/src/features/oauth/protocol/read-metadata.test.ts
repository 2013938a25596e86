import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMetadata } from '#src/features/oauth/protocol/read-metadata.ts';
import { neverAborted, protocolDeps, REDIRECT_URI } from '#test/oauth-client.ts';
import { startOauthMockServer } from '#test/oauth-mock-server.ts';
import { startOidcServer } from '#test/oidc-server.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

const OPENID = '/.well-known/openid-configuration';
const OAUTH = '/.well-known/oauth-authorization-server';

type Answer = { status?: number; headers?: Record<string, string>; body: unknown } | 'hangs';

const deps = protocolDeps();
let server: Upstream;
let answers: Record<string, Answer>;

beforeEach(async () => {
  answers = {};
  server = await startUpstream(({ path }, _request, response) => {
    const answer = answers[path];
    if (answer === 'hangs') return;
    const { status = 200, headers = {}, body } = answer ?? { status: 404, body: '' };
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
});
afterEach(() => server.close());

const document = (issuer: string, more: object = {}) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  ...more,
});
const at = (path: string, profile?: 'auto') =>
  readMetadata(deps, `${server.url}${path}`, neverAborted(), profile);
const paths = () => server.received.map(({ path }) => path);

describe('metadata is found', () => {
  it('at a real OpenID provider and at the mock, from the authorization URL', async () => {
    const oidc = await startOidcServer({ redirectUris: [REDIRECT_URI] });
    const mock = await startOauthMockServer();
    expect(await readMetadata(deps, `${oidc.authorizationUrl}?x=1`, neverAborted())).toEqual({
      issuer: oidc.issuer,
      authorizationUrl: oidc.authorizationUrl,
      tokenUrl: oidc.tokenUrl,
      deviceAuthorizationUrl: oidc.deviceAuthorizationUrl,
      revocationUrl: oidc.revocationUrl,
      scopes: ['openid', 'offline_access', 'repo', 'user'],
      pushedAuthorizationUrl: null,
      requiresPush: false,
      supportsDpop: false,
      // It takes the header and the body.
      clientAuth: null,
      signingAlgs: ['RS256', 'PS256', 'ES256', 'EdDSA', 'RS512', 'ES384'],
      usesPkce: true,
      foundAt: `${oidc.url}${OAUTH}`,
    });
    expect(await readMetadata(deps, mock.url, neverAborted())).toMatchObject({
      tokenUrl: mock.tokenUrl,
      clientAuth: 'none',
    });
    await oidc.close();
    await mock.close();
  });

  it.each([true, false])(
    'says whether every login has to be pushed, if it says that: %s',
    async (requiresPush) => {
      const par = `${server.url}/par`;
      const require_pushed_authorization_requests = requiresPush;
      answers[OPENID] = {
        body: document(server.url, {
          pushed_authorization_request_endpoint: par,
          require_pushed_authorization_requests,
        }),
      };
      expect(await at('/')).toMatchObject({ pushedAuthorizationUrl: par, requiresPush });
    },
  );

  it.each([
    [['private_key_jwt', 'client_secret_post'], 'body'],
    [['private_key_jwt', 'client_secret_jwt', 'none'], 'client_secret_jwt'],
    [['private_key_jwt', 'tls_client_auth', 'none'], 'private_key_jwt'],
    [['none', 'tls_client_auth'], 'none'],
    [['tls_client_auth'], null],
  ])('with what needs least of %j', async (methods, clientAuth) => {
    answers[OPENID] = { body: document(server.url, { token_endpoint_auth_methods_supported: methods }) };
    expect(await at('/')).toMatchObject({ clientAuth, signingAlgs: [] });
  });

  it.each([
    ['before the path', `${OAUTH}/realms/acme`],
    ['after the path', `/realms/acme${OPENID}`],
  ])('for an issuer with a path, with the document %s', async (_where, path) => {
    const issuer = `${server.url}/realms/acme`;
    answers[path] = {
      body: document(issuer, { token_endpoint_auth_methods_supported: ['client_secret_post'] }),
    };
    for (const url of ['/realms/acme/protocol/openid-connect/auth', '/realms/acme', '/realms/acme/', path]) {
      expect(await at(url), url).toMatchObject({
        issuer,
        authorizationUrl: `${issuer}/authorize`,
        revocationUrl: null,
        scopes: [],
        clientAuth: 'body',
        usesPkce: null,
        foundAt: `${server.url}${path}`,
      });
    }
  });

  it('for the most specific issuer, if there are several on the host', async () => {
    answers[OPENID] = { body: document(server.url) };
    answers[`/tenant${OPENID}`] = { body: document(`${server.url}/tenant`) };
    expect(await at('/tenant/authorize')).toMatchObject({ issuer: `${server.url}/tenant` });
    expect(await at('/other/authorize')).toMatchObject({ issuer: server.url });
  });

  it('with an issuer that ends in a slash, and in whichever of the two forms is usable', async () => {
    answers[OAUTH] = { body: document('https://other.example') };
    answers[OPENID] = { body: { ...document(server.url), issuer: `${server.url}/` } };
    expect(await at('/authorize')).toMatchObject({ issuer: `${server.url}/` });
    answers[OAUTH] = { status: 302, headers: { location: OPENID }, body: '' };
    expect(await at('/authorize')).toMatchObject({ foundAt: `${server.url}${OPENID}` });
  });

  it.each(['//api/authorize', `${OAUTH}//api`, `//api${OPENID}`])(
    'on its own host, whatever slashes its URL has: %s',
    async (path) => {
      const published = document(server.url, { authorization_endpoint: `${server.url}//api/authorize` });
      answers[`/api${OPENID}`] = { body: published };
      expect(await at(path)).toMatchObject({ authorizationUrl: published.authorization_endpoint });
    },
  );

  it('without asking for more than a few documents', async () => {
    expect(await at(`/${'a/'.repeat(50)}authorize`)).toHaveProperty('reason');
    expect(paths().length).toBeLessThanOrEqual(12);
    expect(new Set(paths()).size).toBe(paths().length);
  });
});

describe('metadata is not used', () => {
  it.each([
    ['of another issuer', { body: document('https://evil.example') }, /for another issuer/],
    ['of another path', { body: (url: string) => document(`${url}/evil`) }, /for another issuer/],
    [
      'without an issuer',
      { body: { authorization_endpoint: 'https://a.example', token_endpoint: 'https://a.example' } },
      /another issuer/,
    ],
    [
      'without a token endpoint',
      { body: (url: string) => document(url, { token_endpoint: undefined }) },
      /no authorization and token endpoint/,
    ],
    [
      'with a token endpoint without https',
      { body: (url: string) => document(url, { token_endpoint: 'http://a.example/token' }) },
      /no authorization and token endpoint/,
    ],
    [
      'with a script as endpoint',
      { body: (url: string) => document(url, { authorization_endpoint: 'javascript:alert(1)' }) },
      /no authorization/,
    ],
    [
      'with a password in an endpoint',
      { body: (url: string) => document(url, { token_endpoint: 'https://a:b@a.example/' }) },
      /no authorization/,
    ],
    [
      'with an endpoint that is too long',
      { body: (url: string) => document(url, { token_endpoint: `https://a.example/${'a'.repeat(2048)}` }) },
      /no authorization/,
    ],
    ['that is too large', { body: (url: string) => document(url, { x: 'x'.repeat(300_000) }) }, /too large/],
    ['that is a page', { body: '<!doctype html>' }, /publishes no OAuth metadata/],
    ['that is a list', { body: [1] }, /publishes no/],
    ['with status 500', { status: 500, body: (url: string) => document(url) }, /publishes no/],
    [
      'that redirects to another host',
      { status: 302, headers: { location: 'https://evil.example' }, body: '' },
      /publishes no/,
    ],
  ])('%s', async (_what, { body, ...rest }, reason) => {
    answers[OPENID] = { ...rest, body: typeof body === 'function' ? body(server.url) : body };
    expect(await at('/authorize')).toEqual({ reason: expect.stringMatching(reason) });
  });

  it('if a field of it has the wrong type', async () => {
    const odd = { scopes_supported: 'a b', code_challenge_methods_supported: 'S256', revocation_endpoint: 7 };
    answers[OPENID] = { body: document(server.url, { ...odd, token_endpoint_auth_methods_supported: {} }) };
    expect(await at('/')).toMatchObject({
      scopes: [],
      usesPkce: null,
      revocationUrl: null,
      clientAuth: null,
    });
    const many = Array.from({ length: 1000 }, (_one, index) => `scope-${index}`);
    answers[OPENID] = { body: document(server.url, { scopes_supported: [...many, 'x'.repeat(501), 7] }) };
    expect(await at('/')).toMatchObject({ scopes: many.slice(0, 500) });
  });

  it('of a server that cannot be asked, and says why', async () => {
    const reasonOf = async (url: string, signal = neverAborted()) => {
      const found = await readMetadata(deps, url, signal);
      return 'reason' in found ? found.reason : '';
    };
    expect(await reasonOf('http://login.example.com/authorize')).toContain('Only a server with https');
    expect(await reasonOf('ftp://login.example.com')).toContain('Only a server with https');
    expect(await reasonOf('https://a:b@login.example.com')).toContain('Only a server with https');
    expect(await reasonOf('https://169.254.169.254/authorize')).toContain('always blocked');
    expect(await reasonOf('http://127.0.0.1:1/a/b')).toContain('Connection refused by 127.0.0.1:1');
    expect(await reasonOf(server.url, AbortSignal.abort())).toBe('The request was canceled.');
  });

  it('if it hangs, but the other form is found', async () => {
    answers[OAUTH] = 'hangs';
    answers[OPENID] = { body: document(server.url) };
    expect(await at('/authorize')).toMatchObject({ issuer: server.url });
  });

  it('of this machine, if nobody typed the URL', async () => {
    answers[OPENID] = { body: document(server.url) };
    expect(await at('/authorize', 'auto')).toEqual({
      reason: expect.stringContaining('Automatic calls are blocked'),
    });
    expect(server.received).toEqual([]);
  });
});
