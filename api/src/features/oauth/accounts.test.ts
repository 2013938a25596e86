import type { OauthConfig, OauthConnection } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  beginOauthLogin,
  completeOauthLogin,
  listOauthConnections,
  makeOauthConfig,
} from '#test/oauth-login.ts';
import { behindNames, listOfficial } from '#test/official-hosts.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';

let own: TestApp;
let test: TestApp;
let server: TokenServer;
const hosts: string[] = [];
/** At which nobody listens. */
let unreachable: string | undefined;

beforeAll(async () => {
  server = await startTokenServer();
  own = await createTestApp();
  const standIn = () => (hosts.at(-1) === unreachable ? 'http://127.0.0.1:1' : `${server.url}/token?called=`);
  const outbound = behindNames(own.deps.outbound, standIn, hosts);
  test = await createTestApp({ outbound });
});
afterAll(async () => {
  await test.close();
  await own.close();
  await server.close();
});
beforeEach(async () => {
  hosts.length = 0;
  unreachable = undefined;
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
});

const TOKEN = 'an-access-token-0123456789';

const configOf = async (slug: string, fields: object = {}): Promise<OauthConfig> => {
  const { id } = await listOfficial(test, slug);
  const { body: setup } = await test.rest('GET', `/oauth/setup/${id}`);
  const { authorizationUrl, tokenUrl } = setup;
  const { slug: listed } = (await test.rest('GET', '/providers')).body.find(
    (provider: { id: number }) => provider.id === id,
  );
  return makeOauthConfig(test, { authorizationUrl, tokenUrl }, { slug: listed, ...fields });
};

type Sent = { status?: number; body: string };

/** The connections after a login whose token response and profile are these. */
const connect = async (
  config: OauthConfig,
  token: object,
  profile?: Sent | 'hangs',
): Promise<OauthConnection[]> => {
  const granted = { access_token: TOKEN, expires_in: 3600, ...token };
  server.behave(({ path }) => {
    const isToken = /token|access|oauth2\/v1/.test(path.split('called=')[1] ?? '');
    if (isToken) return { body: JSON.stringify(granted) };
    if (profile === 'hangs') return new Promise(() => undefined);
    return profile ?? { status: 404, body: '' };
  });
  const { state, cookie } = await beginOauthLogin(test, config);
  const { body } = await completeOauthLogin(test, { code: 'a-code-0123456789', state }, { cookie });
  expect(body).toMatchObject({ success: true });
  return listOauthConnections(test);
};

const json = (value: unknown): Sent => ({ body: JSON.stringify(value) });
const accounts = (connections: readonly OauthConnection[]) => connections.map(({ account }) => account);

describe('the account of a login', () => {
  it('is the one whose profile the token opens, which is asked for at the host of the provider and recorded', async () => {
    const config = await configOf('github');
    const octocat = await connect(config, {}, json({ id: 1, login: 'octocat' }));
    expect(accounts(octocat)).toEqual(['octocat']);
    expect(hosts).toEqual(['github.com', 'api.github.com']);
    const { headers } = server.received.at(-1) ?? {};
    expect(headers?.authorization).toBe(`Bearer ${TOKEN}`);
    const { items } = (await test.rest('GET', '/audit?action=oauth.read-account')).body;
    expect(items[0]).toMatchObject({ host: 'api.github.com', keySent: true, status: 200 });
    expect(accounts(await connect(config, {}, json({ id: 2, login: 'hubot' })))).toEqual([
      'octocat',
      'hubot',
    ]);
    // It is the id that counts.
    expect(accounts(await connect(config, {}, json({ id: 1, login: 'renamed' })))).toEqual([
      'renamed',
      'hubot',
    ]);
  });

  it('is what stands beside the token', async () => {
    const config = await configOf('slack');
    const one = await connect(config, { team: { id: 'T1', name: 'One' } });
    expect(accounts(one)).toEqual(['One']);
    expect(accounts(await connect(config, { team: { id: 'T2', name: 'Two' } }))).toEqual(['One', 'Two']);
    expect(accounts(await connect(config, { team: { id: 'T1', name: 'First' } }))).toEqual(['First', 'Two']);
    expect(new Set(hosts)).toEqual(new Set(['slack.com']));
  });

  it.each<[string, Sent]>([
    ['a refusal', { status: 403, body: '{"id":1,"login":"octocat"}' }],
    ['a redirect', { status: 302, body: '' }],
    ['no JSON', { body: '<html>' }],
    ['a list', { body: '[1]' }],
    ['no id', json({ login: 'octocat' })],
    ['an id that is an object', json({ id: {}, login: 'octocat' })],
    ['an id that is empty', json({ id: ' ', login: 'octocat' })],
    ['an id of 1000 characters', json({ id: 'i'.repeat(1000), login: 'octocat' })],
  ])('is not known by %s, and the login is completed all the same', async (_, profile) => {
    expect(accounts(await connect(await configOf('github'), {}, profile))).toEqual([null]);
  });

  it.each([
    ['the token itself', TOKEN, '1'],
    ['a line break and a mark of direction', 'octo\n\u202ecat', 'octo cat'],
    ['a long text', 'o'.repeat(400), `${'o'.repeat(199)}…`],
    ['nothing', null, '1'],
  ])('is shown in one line without secrets if its name is %s', async (_, login, shown) => {
    expect(accounts(await connect(await configOf('github'), {}, json({ id: 1, login })))).toEqual([shown]);
  });

  // The test's own limit is the longest that it may take.
  it('is not waited for forever', async () => {
    const config = await configOf('github');
    expect(accounts(await connect(config, {}, 'hangs'))).toEqual([null]);
  }, 20_000);

  it('is not said to have got the token where it could not be reached', async () => {
    unreachable = 'api.github.com';
    expect(accounts(await connect(await configOf('github'), {}))).toEqual([null]);
    const { items } = (await test.rest('GET', '/audit?action=oauth.read-account')).body;
    expect(items[0]).toMatchObject({ host: 'api.github.com', keySent: false, status: null });
  });

  it('is not asked for with a token that is bound to a key, which would be given away', async () => {
    const config = await configOf('github', { usesDpop: true });
    const bound = await connect(config, { token_type: 'DPoP' }, json({ id: 1, login: 'octocat' }));
    expect(accounts(bound)).toEqual([null]);
    expect(hosts).toEqual(['github.com']);
  });

  it('is asked for at no host of a provider whose login is elsewhere', async () => {
    const config = await configOf('github', { tokenUrl: 'https://proxy.example/token' });
    expect(accounts(await connect(config, {}, json({ id: 1, login: 'octocat' })))).toEqual([null]);
    expect(hosts).toEqual(['proxy.example']);
  });
});

describe('a connection that is deleted', () => {
  const remove = async (id: number | undefined) => {
    hosts.length = 0;
    server.behave({ body: '' });
    await test.rest('DELETE', `/oauth-connections/${id}`);
    return hosts;
  };

  it('ends its tokens at the provider, and leaves those of another account', async () => {
    const config = await configOf('google');
    const of = (sub: string) => ({
      id_token: [
        '{}',
        JSON.stringify({ iss: 'https://accounts.google.com', sub, email: `${sub}@example.com` }),
        '',
      ]
        .map((part) => Buffer.from(part).toString('base64url'))
        .join('.'),
    });
    await connect(config, of('alice'));
    const [alice, bob] = await connect(config, of('bob'));
    expect(await remove(alice?.id)).toEqual(['oauth2.googleapis.com']);
    expect(await listOauthConnections(test)).toEqual([bob]);
  });

  it('does not end them if another connection may be of the same account', async () => {
    const config = await configOf('google');
    await connect(config, {});
    server.behave(json({ access_token: TOKEN }) as { body: string });
    const { state, cookie } = await beginOauthLogin(test, config, 'a screen', {}, { account: 'another' });
    await completeOauthLogin(test, { code: 'a-code-0123456789', state }, { cookie });
    const [first, second] = await listOauthConnections(test);
    expect(await remove(first?.id)).toEqual([]);
    expect(await remove(second?.id)).toEqual(['oauth2.googleapis.com']);
  });
});
