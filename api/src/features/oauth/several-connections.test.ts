import type { OauthConfig, OauthConnection } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  APP_ITSELF,
  beginOauthLogin,
  CALLERS,
  type Caller,
  completeOauthLogin,
  listOauthConnections,
  makeOauthConfig,
  obtainOauthToken,
} from '#test/oauth-login.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';

let test: TestApp;
let server: TokenServer;
let config: OauthConfig;

beforeAll(async () => {
  test = await createTestApp();
  server = await startTokenServer();
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
  config = await makeOauthConfig(test, server);
  counter = 0;
});

let counter = 0;

const idToken = (claims: object): string =>
  ['{"alg":"none"}', JSON.stringify(claims), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** The server grants tokens of this account; of nobody in particular without one. */
const grantTo = (email?: string) => {
  counter += 1;
  const tokens = {
    access_token: `access-token-${counter}-0123456789`,
    refresh_token: `refresh-token-${counter}-0123456789`,
  };
  const id =
    email === undefined
      ? {}
      : { id_token: idToken({ iss: 'https://id.example', sub: `sub of ${email}`, email }) };
  server.behave({ body: JSON.stringify({ ...tokens, ...id, expires_in: 3600 }) });
};

type Meant = { connectionId?: number; account?: 'another' };

const logIn = async (
  email?: string,
  meant: Meant = {},
  caller: Caller = 'a screen',
): Promise<OauthConnection[]> => {
  grantTo(email);
  const { state, cookie } = await beginOauthLogin(test, config, caller, {}, meant);
  const { body } = await completeOauthLogin(test, { code: 'a-code-0123456789', state }, { caller, cookie });
  expect(body).toMatchObject({ success: true });
  return listOauthConnections(test);
};

const seen = (connections: readonly OauthConnection[]) =>
  connections.map(({ id, name, account }) => [id, name, account] as const);

describe('a login whose account is known', () => {
  it.each(CALLERS)('renews the connection of that account, and adds one for another: %s', async (caller) => {
    const [alice] = await logIn('alice@example.com', {}, caller);
    const both = await logIn('bob@example.com', {}, caller);
    expect(seen(both)).toEqual([
      [alice?.id, 'Custom connection', 'alice@example.com'],
      [expect.any(Number), 'Custom connection 2', 'bob@example.com'],
    ]);
    const again = await logIn('alice@example.com', {}, caller);
    expect(seen(again)).toEqual(seen(both));
    expect(again[0]?.connectedAt).not.toBe(both[0]?.connectedAt);
    expect(again[1]).toEqual(both[1]);
  });

  it('is of that account whatever was said', async () => {
    const [alice] = await logIn('alice@example.com');
    const both = await logIn('bob@example.com', { connectionId: alice?.id ?? 0 });
    expect(both).toHaveLength(2);
    expect(both[0]).toEqual(alice);
    expect(seen(await logIn('bob@example.com', { account: 'another' }))).toEqual(seen(both));
  });

  it('gives a connection of which nobody knows it its account, if it is said to be the same', async () => {
    const [first] = await logIn();
    expect(first?.account).toBeNull();
    expect(seen(await logIn('alice@example.com', { connectionId: first?.id ?? 0 }))).toEqual([
      [first?.id, 'Custom connection', 'alice@example.com'],
    ]);
    expect(await logIn('alice@example.com', { account: 'another' })).toHaveLength(1);
  });

  it('is known by the ID token that an earlier login left', async () => {
    const [first] = await logIn('alice@example.com');
    await test.deps.connection.db
      .updateTable('oauth_connections')
      .set({ account_id: null, account: null })
      .execute();
    expect((await logIn('bob@example.com')).map(({ id }) => id)).toEqual([first?.id, expect.any(Number)]);
    expect(await logIn('alice@example.com')).toHaveLength(2);
  });
});

describe('a login whose account is not known', () => {
  it.each(CALLERS)('renews the only connection, as it did before there were others: %s', async (caller) => {
    const [first] = await logIn(undefined, {}, caller);
    expect(seen(await logIn(undefined, {}, caller))).toEqual([[first?.id, 'Custom connection', null]]);
  });

  it('adds one if it is said to be of another, or if nobody says which of several it is', async () => {
    await logIn();
    expect(await logIn(undefined, { account: 'another' })).toHaveLength(2);
    const three = await logIn();
    expect(three.map(({ name }) => name)).toEqual([
      'Custom connection',
      'Custom connection 2',
      'Custom connection 3',
    ]);
  });

  it.each(CALLERS)('renews the one that is named: %s', async (caller) => {
    await logIn();
    const before = await logIn(undefined, { account: 'another' });
    const after = await logIn(undefined, { connectionId: before[0]?.id ?? 0 }, caller);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]?.connectedAt).not.toBe(before[0]?.connectedAt);
    expect(after[1]).toEqual(before[1]);
  });

  it('adds one if the one that was named is gone by then', async () => {
    const [first] = await logIn();
    grantTo();
    const { state, cookie } = await beginOauthLogin(
      test,
      config,
      'a screen',
      {},
      { connectionId: first?.id ?? 0 },
    );
    await test.rest('DELETE', `/oauth-connections/${first?.id}`);
    await completeOauthLogin(test, { code: 'a-code-0123456789', state }, { cookie });
    const [added, ...others] = await listOauthConnections(test);
    expect(others).toEqual([]);
    expect(added?.id).not.toBe(first?.id);
  });
});

it.each([
  ['a connection that does not exist', { connectionId: 99_999 }, 404],
  ['both at once', { connectionId: 1, account: 'another' }, 400],
  ['an account that it does not know', { account: 'mine' }, 400],
])('a login does not begin for %s', async (_, query, status) => {
  await logIn();
  const params = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  expect((await test.rest('GET', `/oauth/authorize/${config.providerId}?${params}`)).status).toBe(status);
});

it('a login does not begin for the connection of another provider', async () => {
  const [first] = await logIn();
  const other = await makeOauthConfig(test, server, { slug: 'github' });
  const { status } = await test.rest('GET', `/oauth/authorize/${other.providerId}?connectionId=${first?.id}`);
  expect(status).toBe(404);
});

it('what was said about a login cannot be changed outside', async () => {
  const [first] = await logIn();
  const before = await logIn(undefined, { account: 'another' });
  grantTo();
  const { state, cookie } = await beginOauthLogin(
    test,
    config,
    'a screen',
    {},
    { connectionId: first?.id ?? 0 },
  );
  const second = before[1]?.id ?? 0;
  await test.deps.connection.db.updateTable('oauth_states').set({ meant_connection: second }).execute();
  const { body } = await completeOauthLogin(test, { code: 'a-code-0123456789', state }, { cookie });
  expect(body.success).toBe(false);
  expect(await listOauthConnections(test)).toEqual(before);
});

it('an app that gets tokens for itself has one connection, whoever has logged in before', async () => {
  await logIn('alice@example.com');
  await logIn('bob@example.com');
  await test.rest('PATCH', `/oauth-configs/${config.id}`, APP_ITSELF);
  grantTo();
  await obtainOauthToken(test, config);
  const three = await listOauthConnections(test);
  expect(three.map(({ status }) => status)).toEqual(['needs_reauth', 'needs_reauth', 'active']);
  await obtainOauthToken(test, config);
  expect((await listOauthConnections(test)).map(({ id }) => id)).toEqual(three.map(({ id }) => id));
});

it('a changed client ends all of them, and a login renews the one that is said, whatever the new client calls its account', async () => {
  await logIn('alice@example.com');
  const [alice, bob] = await logIn('bob@example.com');
  await test.rest('PATCH', `/oauth-configs/${config.id}`, { clientId: 'another-client' });
  expect((await listOauthConnections(test)).map(({ status }) => status)).toEqual([
    'needs_reauth',
    'needs_reauth',
  ]);
  const after = await logIn('bob-at-another-client@example.com', { connectionId: bob?.id ?? 0 });
  expect(after.map(({ id, status }) => [id, status])).toEqual([
    [alice?.id, 'needs_reauth'],
    [bob?.id, 'active'],
  ]);
});

describe('the name of a connection', () => {
  const rename = (id: number | undefined, name: string) =>
    test.rest('PATCH', `/oauth-connections/${id}`, { name });

  it('can be changed, stays with the next login, and can be taken back', async () => {
    const [alice] = await logIn('alice@example.com');
    const { status, body } = await rename(alice?.id, ' Work ');
    expect([status, body.name, body.connectedAt]).toEqual([200, 'Work', alice?.connectedAt]);
    expect(body.updatedAt > (alice?.updatedAt ?? '')).toBe(true);
    expect(seen(await logIn('alice@example.com'))).toEqual([[alice?.id, 'Work', 'alice@example.com']]);
    expect((await rename(alice?.id, '')).body.name).toBe('Custom connection');
    const { items } = (await test.rest('GET', `/audit?connectionId=${alice?.id}&action=oauth.rename`)).body;
    expect(items.map(({ keyName }: { keyName: string }) => keyName)).toEqual(['Custom connection', 'Work']);
  });

  it('is that of no other connection of the provider', async () => {
    await logIn('alice@example.com');
    const [alice, bob] = await logIn('bob@example.com');
    expect((await rename(bob?.id, 'Custom connection')).status).toBe(409);
    expect((await rename(alice?.id, 'Custom connection 3')).status).toBe(200);
    expect((await logIn('carol@example.com')).map(({ name }) => name)).toEqual([
      'Custom connection 3',
      'Custom connection 2',
      'Custom connection 4',
    ]);
  });

  it('is only changed, and the connection only deleted, in the state that its caller has read', async () => {
    const [alice] = await logIn('alice@example.com');
    const send = (method: 'PATCH' | 'DELETE', at: string | undefined) =>
      test.app.inject({
        method,
        url: `/api/oauth-connections/${alice?.id}`,
        headers: { host: 'localhost', 'if-match': `"${at}"` },
        ...(method === 'PATCH' ? { payload: { name: 'Work' } } : {}),
      });
    expect((await send('PATCH', '2020-01-01T00:00:00.000Z')).statusCode).toBe(412);
    const changed = await send('PATCH', alice?.updatedAt);
    const { updatedAt } = changed.json();
    expect([changed.statusCode, changed.headers.etag]).toEqual([200, `"${updatedAt}"`]);
    expect((await send('DELETE', alice?.updatedAt)).statusCode).toBe(412);
    expect((await send('DELETE', updatedAt)).statusCode).toBe(200);
    expect((await rename(alice?.id, 'Work')).status).toBe(404);
  });
});

it('programs for two connections read two variables, as the list and each command say', async () => {
  grantTo('ada@example.com');
  await logIn('ada@example.com');
  grantTo('bob@example.com');
  await logIn('bob@example.com');
  const [first, second] = await listOauthConnections(test);
  await test.rest('PATCH', `/oauth-connections/${second?.id}`, { name: 'Bob’s' });
  const variables = (await listOauthConnections(test)).map(({ tokenVariable }) => tokenVariable);
  expect(variables).toEqual(['CUSTOM_ACCESS_TOKEN', 'CUSTOM_BOB_S_ACCESS_TOKEN']);
  for (const [at, one] of [first, second].entries()) {
    const input = {
      connectionId: one?.id,
      endpoint: 'http://127.0.0.1:9/x',
      method: 'GET',
      language: 'curl',
    };
    const { body } = await test.rest('POST', '/generate-code', input);
    expect(body.code).toContain(`$${variables[at]}`);
  }
});
