import type { OauthMetadata } from '@gatehouse/contract/oauth-setup.ts';
import { oauthMetadataSchema } from '@gatehouse/contract/oauth-setup.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let server: Upstream;
/** What the login server publishes, by path; anything else is a 404. */
let documents: Record<string, string | Uint8Array>;

beforeAll(async () => {
  test = await createTestApp();
  server = await startUpstream(({ path }, _request, response) => {
    const body = documents[path];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(body ?? '{"message":"no such page"}');
  });
});
afterAll(async () => {
  await server.close();
  await test.close();
});
beforeEach(() => {
  documents = {};
});
afterEach(() => {
  server.received.length = 0;
});

const OAUTH = '/.well-known/oauth-authorization-server';
const OPENID = '/.well-known/openid-configuration';

const published = (fields: object = {}): string =>
  JSON.stringify({
    issuer: server.url,
    authorization_endpoint: `${server.url}/login`,
    token_endpoint: `${server.url}/token`,
    scopes_supported: ['openid', 'read:things'],
    ...fields,
  });

const read = async (url: string): Promise<OauthMetadata> => {
  const { status, body } = await test.rest('POST', '/oauth/metadata', { url });
  expect(status).toBe(200);
  return body;
};

const NOTHING = {
  isFound: false,
  issuer: null,
  authorizationUrl: null,
  tokenUrl: null,
  deviceAuthorizationUrl: null,
  pushedAuthorizationUrl: null,
  scopes: [],
  clientAuth: null,
  signingAlgs: [],
};

describe('what a login server publishes', () => {
  it.each([
    ['as an authorization server', OAUTH],
    ['as an OpenID provider', OPENID],
  ])('is read from its document %s, with scopes that have no description', async (_, path) => {
    documents[path] = published();
    expect(await read(`${server.url}/login`)).toEqual({
      isFound: true,
      issuer: server.url,
      authorizationUrl: `${server.url}/login`,
      tokenUrl: `${server.url}/token`,
      deviceAuthorizationUrl: null,
      pushedAuthorizationUrl: null,
      scopes: ['openid', 'read:things'],
      clientAuth: null,
      signingAlgs: [],
      message: `Read from ${server.url}${path}.`,
    });
  });

  it.each([
    [['client_secret_basic'], 'basic'],
    [['client_secret_post'], 'body'],
    [['none'], 'none'],
    [['none', 'client_secret_post'], 'body'],
    [['client_secret_basic', 'client_secret_post', 'none'], null],
    [['private_key_jwt'], 'private_key_jwt'],
    [['tls_client_auth'], null],
    [[], null],
    ['client_secret_post', null],
  ])('says how it authenticates clients: %j is %j', async (methods, clientAuth) => {
    documents[OAUTH] = published({ token_endpoint_auth_methods_supported: methods });
    expect(await read(server.url)).toMatchObject({ isFound: true, clientAuth });
  });

  it.each([
    ['for a tenant of Entra', `/common/v2.0${OPENID}`, '/{tenantid}/v2.0', '/common/v2.0'],
    ['for a path of an issuer', `/oauth${OPENID}`, '', '/oauth'],
    ['for a path of an issuer with a slash', `/application/o/app${OPENID}`, '/', '/application/o/app/'],
  ])('is read %s', async (_what, path, issuer, asked) => {
    documents[path] = published({ issuer: `${server.url}${issuer}` });
    expect(await read(`${server.url}${asked}`)).toMatchObject({
      isFound: true,
      tokenUrl: `${server.url}/token`,
    });
  });

  it.each(['/{tenantid}/v2.0/{tenantid}', '/other', '/{tenantid}/v1.0', 'x', '.evil.example'])(
    'is not read of another issuer: %s',
    async (issuer) => {
      documents[`/common/v2.0${OPENID}`] = published({ issuer: `${server.url}${issuer}` });
      expect(await read(`${server.url}/common/v2.0`)).toMatchObject({ isFound: false });
    },
  );

  it('is the same over tRPC', async () => {
    documents[OAUTH] = published();
    const { body } = await test.trpc('mutation', 'oauth.metadata', { url: server.url });
    expect(body).toEqual(await read(server.url));
  });

  it('is asked for without the query of the URL, which may have a secret in it', async () => {
    const { message } = await read(`${server.url}/login?client_secret=hunter2-hunter2#hunter2`);
    expect(server.received.length).toBeGreaterThan(0);
    expect(JSON.stringify(server.received)).not.toContain('hunter2');
    expect(message).not.toContain('hunter2');
    expect(server.received.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  });

  it('says where a login with a code begins, also if it has no other logins', async () => {
    const deviceAuthorizationUrl = `${server.url}/device`;
    documents[OAUTH] = published({ device_authorization_endpoint: deviceAuthorizationUrl });
    expect(await read(deviceAuthorizationUrl)).toMatchObject({ isFound: true, deviceAuthorizationUrl });
    documents[OAUTH] = published({
      device_authorization_endpoint: deviceAuthorizationUrl,
      authorization_endpoint: undefined,
    });
    expect(await read(server.url)).toMatchObject({ authorizationUrl: null, deviceAuthorizationUrl });
    documents[OAUTH] = published({ device_authorization_endpoint: 'http://device.example.com/device' });
    expect(await read(server.url)).toMatchObject({ isFound: true, deviceAuthorizationUrl: null });
  });

  it('is nothing if it publishes nothing, which is told in words', async () => {
    expect(await read(`${server.url}/login`)).toEqual({
      ...NOTHING,
      message:
        'The server publishes no OAuth metadata, so its URLs have to be copied from its documentation.',
    });
  });

  it('is nothing if the server cannot be reached, which is told in words', async () => {
    const gone = await startUpstream(() => {});
    await gone.close();
    const { message, ...found } = await read(gone.url);
    expect(found).toEqual(NOTHING);
    expect(message).toMatch(/^[A-Z].+\.$/);
  });

  it('is not used if it is about another server', async () => {
    documents[OAUTH] = published({ issuer: 'https://accounts.google.com' });
    const { message, ...found } = await read(server.url);
    expect(found).toEqual(NOTHING);
    expect(message).toBe(`The document at ${server.url}${OAUTH} is for another issuer.`);
  });
});

describe('a hostile document', () => {
  const HOSTILE: Record<string, () => string | Uint8Array> = {
    'is empty': () => '',
    'is a list': () => `[${published()}]`,
    'is a page': () => '<!doctype html><title>Log in</title>',
    'is not text': () => Uint8Array.from({ length: 4096 }, (_, at) => (at * 37) % 256),
    'is nested 100,000 times': () => `{"issuer":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'has 1 MiB': () => published({ padding: 'x'.repeat(1024 * 1024) }),
    'has URLs that run code': () => published({ authorization_endpoint: 'javascript:alert(1)' }),
    'has URLs with a password': () => published({ token_endpoint: 'https://user:pass@auth.example/token' }),
    'sends the client secret without TLS': () => published({ token_endpoint: 'http://auth.example/token' }),
    'has a number for a URL': () => published({ token_endpoint: 7 }),
    'has no token endpoint': () => published({ token_endpoint: undefined }),
    'has an object as its issuer': () => published({ issuer: { toString: 1 } }),
  };

  it.each(Object.entries(HOSTILE))('that %s gives nothing, and a reason', async (_, body) => {
    documents[OAUTH] = body();
    documents[OPENID] = body();
    const { message, ...found } = await read(`${server.url}/login`);
    expect(found).toEqual(NOTHING);
    expect(message).toMatch(/^[A-Z].+\.$/s);
    expect(message.length).toBeLessThan(500);
  });

  it('that is right except for its scopes gives those that are text', async () => {
    documents[OAUTH] = published({
      scopes_supported: ['read', 7, null, { a: 1 }, 'read', 'x'.repeat(100_000), ['write']],
      __proto__: { polluted: true },
    });
    const found = await read(server.url);
    expect(found).toMatchObject({ isFound: true, scopes: ['read'] });
    expect(oauthMetadataSchema.safeParse(found).success).toBe(true);
    expect({}).not.toHaveProperty('polluted');
  });

  it('that lists scopes without end gives a list that a screen can show', async () => {
    documents[OAUTH] = published({
      scopes_supported: Array.from({ length: 5000 }, (_, at) => `scope:${at}`),
    });
    expect((await read(server.url)).scopes.length).toBeLessThanOrEqual(500);
  });

  it('behind a redirect is not read: another host says nothing about this one', async () => {
    const other = await startUpstream((_call, _request, response) => response.end(published()));
    const redirecting = await startUpstream(({ path }, _request, response) => {
      response.writeHead(302, { location: `${other.url}${path}` });
      response.end();
    });
    expect(await read(redirecting.url)).toMatchObject(NOTHING);
    expect(other.received).toEqual([]);
    await Promise.all([other.close(), redirecting.close()]);
  });
});

it.each(['', 'auth.example', 'javascript:alert(1)', 'file:///etc/passwd'])(
  'takes no URL that is none: %j',
  async (url) => {
    const { status, body } = await test.rest('POST', '/oauth/metadata', { url });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Authorization URL must be a valid URL');
  },
);

it('asks no server without TLS beyond this machine', async () => {
  expect(await read('http://auth.example/login')).toMatchObject({
    ...NOTHING,
    message: expect.stringContaining('https'),
  });
});
