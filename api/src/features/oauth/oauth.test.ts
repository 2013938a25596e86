import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  beginOauthLogin,
  CLIENT_SECRET,
  completeOauthLogin,
  connectOauth,
  listOauthConnections,
  makeOauthConfig,
} from '#test/oauth-login.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';

const MASK = `a-c${'*'.repeat(20)}`;
const SECRET_AGAIN = 'Enter the client secret again: it is only sent to the host it was saved for';

let test: TestApp;
let server: TokenServer;
let other: TokenServer;

beforeAll(async () => {
  test = await createTestApp();
  [server, other] = await Promise.all([startTokenServer(), startTokenServer()]);
  const body = JSON.stringify({ access_token: 'an-access-token-0123456789', token_type: 'Bearer' });
  for (const one of [server, other]) one.behave({ body });
});
afterAll(async () => {
  await test.close();
  await server.close();
  await other.close();
});
beforeEach(async () => {
  for (const { id } of await listConfigs()) await test.rest('DELETE', `/oauth-configs/${id}`);
});

const listConfigs = async (): Promise<OauthConfig[]> => (await test.rest('GET', '/oauth-configs')).body;

const patch = (id: number, fields: Record<string, unknown>) =>
  test.rest('PATCH', `/oauth-configs/${id}`, fields);

/** The client secret that the server gets when somebody logs in now. */
const secretSentTo = async ({ received }: TokenServer, config: OauthConfig): Promise<string> => {
  await connectOauth(test, config);
  const [, basic = ''] = /^Basic (.+)$/.exec(received.at(-1)?.headers.authorization ?? '') ?? [];
  return decodeURIComponent(Buffer.from(basic, 'base64').toString().split(':')[1] ?? '');
};

const fieldsFor = async (slug = 'custom') => ({
  providerId: (await providerBySlug(test, slug)).id,
  clientId: 'a-client',
  clientSecret: CLIENT_SECRET,
  clientAuth: null,
  authorizationUrl: server.authorizationUrl,
  tokenUrl: server.tokenUrl,
  redirectUri: 'http://localhost/oauth-callback',
  deviceAuthorizationUrl: '',
  scopes: ['read'],
  additionalParams: { prompt: 'consent' },
});

describe('an OAuth configuration', () => {
  it.each(['REST', 'tRPC'])(
    'is stored, listed and changed over %s, with a mask in place of its secret',
    async (way) => {
      const fields = await fieldsFor();
      const created =
        way === 'REST'
          ? await test.rest('POST', '/oauth-configs', fields)
          : await test.trpc('mutation', 'oauth.configs.create', fields);
      expect(created.body).toEqual({
        ...fields,
        grant: 'authorization_code',
        clientSecret: MASK,
        issuer: null,
        ...{ pushedAuthorizationUrl: '', usesDpop: false, signingAlg: null },
        keyId: '',
        assertionAudience: '',
        signingKey: null,
        ...{ tokenParams: {}, tokenBody: null, scopeSeparator: null, usesPkce: null },
        ...{ clientIdParam: '', accountFields: [], apiUrl: '' },
        id: expect.any(Number),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      });
      const change = { id: created.body.id, scopes: ['read', 'write'] };
      const changed =
        way === 'REST'
          ? await patch(change.id, { scopes: change.scopes })
          : await test.trpc('mutation', 'oauth.configs.update', change);
      expect(changed.body).toEqual({ ...created.body, ...change, updatedAt: expect.any(String) });
      const listed =
        way === 'REST' ? await listConfigs() : (await test.trpc('query', 'oauth.configs.list')).body;
      expect(listed).toEqual([changed.body]);
      const deleted =
        way === 'REST'
          ? await test.rest('DELETE', `/oauth-configs/${change.id}`)
          : await test.trpc('mutation', 'oauth.configs.delete', { id: change.id });
      expect(deleted.body).toEqual({ id: change.id });
      expect(await listConfigs()).toEqual([]);
      expect((await test.rest('DELETE', `/oauth-configs/${change.id}`)).status).toBe(404);
    },
  );

  it('is one per provider', async () => {
    await makeOauthConfig(test, server);
    const second = await test.rest('POST', '/oauth-configs', await fieldsFor());
    expect(second).toMatchObject({
      status: 409,
      body: { issues: [{ path: ['providerId'], message: 'Custom already has an OAuth configuration' }] },
    });
    const both = await Promise.all(
      ['github', 'github'].map(async (slug) => test.rest('POST', '/oauth-configs', await fieldsFor(slug))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['an unknown provider', { providerId: 999_999 }, 'providerId', 'Unknown provider'],
    [
      'a mask as its secret',
      { clientSecret: MASK },
      'clientSecret',
      'Enter the client secret itself, not its mask',
    ],
    [
      'a token URL without https',
      { tokenUrl: 'http://auth.example.com/token' },
      'tokenUrl',
      'Token URL must begin with https://, unless it is on this machine',
    ],
    [
      'an authorization URL without https',
      { authorizationUrl: 'http://192.168.1.5/authorize' },
      'authorizationUrl',
      'Authorization URL must begin with https://, unless it is on this machine',
    ],
    [
      'a redirect URI with a fragment',
      { redirectUri: 'http://localhost/oauth-callback#' },
      'redirectUri',
      'Redirect URI must not have a part after #',
    ],
    ['no client ID', { clientId: ' ' }, 'clientId', 'Client ID is required'],
    ['no client secret', { clientSecret: '' }, 'clientSecret', 'Client Secret is required'],
    ['a URL of another scheme', { tokenUrl: 'javascript:1' }, 'tokenUrl', 'Token URL must be a valid URL'],
  ])('with %s is rejected, and nothing is stored', async (_case, fields, field, message) => {
    const sent = { ...(await fieldsFor()), ...fields };
    for (const response of [
      await test.rest('POST', '/oauth-configs', sent),
      await test.trpc('mutation', 'oauth.configs.create', sent),
    ]) {
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ message, issues: [{ path: [field], message }] });
    }
    expect(await listConfigs()).toEqual([]);
    const config = await makeOauthConfig(test, server);
    if (field === 'clientSecret' && message.includes('mask')) return;
    expect(await patch(config.id, fields)).toMatchObject({ status: 400, body: { message } });
    expect(await listConfigs()).toEqual([config]);
  });

  it('that does not exist cannot be changed', async () => {
    expect((await patch(999_999, { clientId: 'x' })).status).toBe(404);
  });

  it('records what was done with it, with hosts and names of fields only', async () => {
    const config = await makeOauthConfig(test, server);
    await patch(config.id, { scopes: [], clientSecret: 'another-secret-0123456789' });
    await patch(config.id, { scopes: [], clientSecret: `ano${'*'.repeat(20)}` });
    await test.rest('DELETE', `/oauth-configs/${config.id}`);
    const rows = await test.deps.connection.db
      .selectFrom('audit_events')
      .selectAll()
      .where('subject', '=', 'oauth_config')
      .where('subject_id', '=', config.id)
      .orderBy('id')
      .execute();
    const host = server.host;
    expect(rows).toMatchObject([
      { action: 'oauth.configure', subject_name: 'Custom', host, detail: '{}' },
      {
        action: 'oauth.update',
        host,
        detail: JSON.stringify({ fields: 'clientSecret, scopes', previousHost: host }),
      },
      { action: 'oauth.delete', host },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/0123456789|token"|authorize"/);
  });
});

describe('the client secret', () => {
  it('stays if it is absent or the mask that was read', async () => {
    const config = await makeOauthConfig(test, server);
    await patch(config.id, { redirectUri: 'http://localhost/other' });
    await patch(config.id, { ...config });
    expect(await secretSentTo(server, config)).toBe(CLIENT_SECRET);
  });

  it('is replaced by a new one, also with fields that are the same', async () => {
    const config = await makeOauthConfig(test, server);
    const { body } = await patch(config.id, { ...config, clientSecret: 'NEW-secret+with/special=%&:0' });
    expect(body.clientSecret).toBe(`NEW${'*'.repeat(20)}`);
    expect(await secretSentTo(server, config)).toBe('NEW-secret+with/special=%&:0');
  });

  it('is not replaced by the mask of another one', async () => {
    const config = await makeOauthConfig(test, server);
    const response = await patch(config.id, { clientSecret: `xyz${'*'.repeat(20)}` });
    expect(response).toMatchObject({ status: 400, body: { issues: [{ path: ['clientSecret'] }] } });
    expect(await secretSentTo(server, config)).toBe(CLIENT_SECRET);
  });

  it.each(['absent', 'the mask'])('is not sent to another host while it is %s', async (how) => {
    const config = await makeOauthConfig(test, server);
    const secret = how === 'absent' ? {} : { clientSecret: config.clientSecret };
    const seen = other.received.length;
    for (const tokenUrl of [other.tokenUrl, server.tokenUrl.replace('http:', 'https:')]) {
      const response = await patch(config.id, { ...secret, tokenUrl });
      expect(response).toMatchObject({
        status: 400,
        body: { message: SECRET_AGAIN, issues: [{ path: ['clientSecret'], message: SECRET_AGAIN }] },
      });
    }
    expect(await listConfigs()).toEqual([config]);
    await connectOauth(test, config);
    expect(other.received).toHaveLength(seen);
  });

  it('goes to another host if it is entered again, and to another path of the same host by itself', async () => {
    const config = await makeOauthConfig(test, server);
    await patch(config.id, { tokenUrl: other.tokenUrl, clientSecret: 'a-second-secret-0123456789' });
    expect(await secretSentTo(other, config)).toBe('a-second-secret-0123456789');
    await patch(config.id, { tokenUrl: `${other.tokenUrl}?tenant=1` });
    expect(await secretSentTo(other, config)).toBe('a-second-secret-0123456789');
    expect(other.received.at(-1)?.path).toBe('/token?tenant=1');
  });
});

describe('a change of the client or its URLs', () => {
  const DEAD =
    'The OAuth configuration was changed since, so the tokens of this connection no longer belong to it. Reconnect.';

  it.each([
    ['client ID', () => ({ clientId: 'another-client' })],
    ['authorization URL', () => ({ authorizationUrl: `${server.authorizationUrl}?tenant=1` })],
    ['token URL', () => ({ tokenUrl: `${server.tokenUrl}?tenant=2` })],
  ])('ends the connection and the logins under way: %s', async (_what, change) => {
    const config = await makeOauthConfig(test, server);
    await connectOauth(test, config);
    const begun = await beginOauthLogin(test, config);
    await patch(config.id, change());
    expect(await listOauthConnections(test)).toMatchObject([{ status: 'needs_reauth', problem: DEAD }]);
    const stored = test.deps.connection.db.selectFrom('oauth_connections').select('access_token');
    expect(await stored.execute()).toEqual([{ access_token: '' }]);
    const calls = server.received.length;
    const { body } = await completeOauthLogin(test, { code: 'a-code', state: begun.state }, begun);
    expect(body.success).toBe(false);
    expect(server.received).toHaveLength(calls);
    await connectOauth(test, config);
    expect(await listOauthConnections(test)).toMatchObject([{ status: 'active', problem: null }]);
  });

  it('is none if the values are the same', async () => {
    const config = await makeOauthConfig(test, server);
    await connectOauth(test, config);
    const { body } = await patch(config.id, { ...config });
    expect(body).toEqual(config);
    await patch(config.id, { scopes: [], redirectUri: 'http://localhost/other', additionalParams: { a: 1 } });
    expect(await listOauthConnections(test)).toMatchObject([{ status: 'active' }]);
  });
});

describe('a configuration for another provider', () => {
  it('is refused while the provider has a connection: its tokens are its own', async () => {
    const config = await makeOauthConfig(test, server);
    const connection = await connectOauth(test, config);
    const { id: providerId } = await providerBySlug(test, 'github');
    expect((await patch(config.id, { providerId })).status).toBe(409);
    await test.rest('DELETE', `/oauth-connections/${connection.id}`);
    expect((await patch(config.id, { providerId })).body.providerId).toBe(providerId);
    await makeOauthConfig(test, server);
    expect((await patch(config.id, { providerId: config.providerId })).status).toBe(409);
  });
});

describe('deleting', () => {
  it('a configuration deletes its connection, its tokens and the logins under way', async () => {
    const config = await makeOauthConfig(test, server);
    await connectOauth(test, config);
    await beginOauthLogin(test, config);
    expect((await test.rest('DELETE', `/oauth-configs/${config.id}`)).body).toEqual({ id: config.id });
    expect(await listOauthConnections(test)).toEqual([]);
    const { db } = test.deps.connection;
    for (const table of ['oauth_configs', 'oauth_states', 'oauth_connections'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
