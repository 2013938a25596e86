import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  type BegunLogin,
  beginOauthLogin,
  completeOauthLogin,
  listOauthConnections,
  makeOauthConfig,
} from '#test/oauth-login.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';

const GRANT = {
  body: JSON.stringify({
    access_token: 'an-access-token-0123456789',
    token_type: 'Bearer',
    expires_in: 3600,
  }),
};
const CODE = 'a-code-0123456789';
const UNKNOWN = /^This login was already completed or has expired/;

let test: TestApp;
let server: TokenServer;
let config: OauthConfig;
let now = 0;

beforeAll(async () => {
  test = await createTestApp({ now: () => now });
  server = await startTokenServer();
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  now = Date.now();
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body as OauthConfig[])
    await test.rest('DELETE', `/oauth-configs/${id}`);
  config = await makeOauthConfig(test, server);
  server.behave(GRANT);
  server.received.length = 0;
});

/** What arrives at the callback, and with which cookie. */
type Arrival = { params: Record<string, string>; cookie?: string | undefined };

const complete = ({ params, cookie }: Arrival) => completeOauthLogin(test, params, { cookie });

const right = ({ state, cookie }: BegunLogin): Arrival => ({ params: { code: CODE, state }, cookie });

/** The name and the value of a cookie. */
const parts = ({ cookie = '' }: BegunLogin) => {
  const [name = '', value = ''] = cookie.split('=');
  return { name, value };
};

const another = (text: string): string =>
  text.endsWith('A') ? `${text.slice(0, -1)}B` : `${text.slice(0, -1)}A`;

type Case = [name: string, arrive: (login: BegunLogin) => Arrival | Promise<Arrival>, error?: RegExp];

/** None of these may complete the login, send a code anywhere, or take the login from who began it. */
const STRANGERS: Case[] = [
  ['nothing at all', () => ({ params: {} }), /^Missing required parameters$/],
  ['a code alone', ({ cookie }) => ({ params: { code: CODE }, cookie }), /^Missing required parameters$/],
  ['a state alone', ({ state, cookie }) => ({ params: { state }, cookie }), /^Missing required parameters$/],
  [
    'an empty code',
    ({ state, cookie }) => ({ params: { code: '', state }, cookie }),
    /^Missing required parameters$/,
  ],
  [
    'an empty state',
    ({ cookie }) => ({ params: { code: CODE, state: '' }, cookie }),
    /^Missing required parameters$/,
  ],
  [
    'an issuer alone',
    ({ cookie }) => ({ params: { iss: server.url }, cookie }),
    /^Missing required parameters$/,
  ],
  [
    'a state that nobody has made',
    ({ cookie }) => ({ params: { code: CODE, state: 'x'.repeat(43) }, cookie }),
  ],
  [
    'the state with another last character',
    ({ state, cookie }) => ({ params: { code: CODE, state: another(state) }, cookie }),
  ],
  [
    'a part of the state',
    ({ state, cookie }) => ({ params: { code: CODE, state: state.slice(0, -1) }, cookie }),
  ],
  [
    'the state with more behind it',
    ({ state, cookie }) => ({ params: { code: CODE, state: `${state}x` }, cookie }),
  ],
  [
    'the state in other letters',
    ({ state, cookie }) => ({ params: { code: CODE, state: state.toUpperCase().replace(/^/, 'a') }, cookie }),
  ],
  [
    'what the database stores of the state',
    async ({ cookie }) => {
      const { state_hash } = await test.deps.connection.db
        .selectFrom('oauth_states')
        .select('state_hash')
        .executeTakeFirstOrThrow();
      return { params: { code: CODE, state: state_hash }, cookie };
    },
  ],
  ['no cookie', ({ state }) => ({ params: { code: CODE, state } })],
  ['the cookie of another browser', (login) => ({ ...right(login), cookie: another(login.cookie ?? '') })],
  ['an empty cookie', (login) => ({ ...right(login), cookie: `${parts(login).name}=` })],
  [
    'the cookie under another name',
    (login) => ({ ...right(login), cookie: `gatehouse-oauth-x=${parts(login).value}` }),
  ],
  [
    'the cookie of another login of this browser',
    async (login) => ({ ...right(login), cookie: (await beginOauthLogin(test, config)).cookie }),
  ],
  [
    'the value of another login’s cookie',
    async (login) => {
      const other = await beginOauthLogin(test, config);
      return { ...right(login), cookie: `${parts(login).name}=${parts(other).value}` };
    },
  ],
  [
    'what the database stores of the cookie',
    async (login) => {
      const { browser_hash } = await test.deps.connection.db
        .selectFrom('oauth_states')
        .select('browser_hash')
        .executeTakeFirstOrThrow();
      return { ...right(login), cookie: `${parts(login).name}=${browser_hash}` };
    },
  ],
  [
    'an error for a state that nobody has made',
    ({ cookie }) => ({ params: { error: 'access_denied', state: 'x'.repeat(43) }, cookie }),
    /^Access was denied \(access_denied\)\.$/,
  ],
  [
    'an error for the state, from another browser',
    ({ state }) => ({ params: { error: 'server_error', error_description: 'Call 0123', state } }),
    /^The login ended with an error \(server_error\)\.$/,
  ],
  [
    'an error without a state',
    ({ cookie }) => ({ params: { error: 'access_denied', error_description: 'No' }, cookie }),
    /^Access was denied \(access_denied\)\.$/,
  ],
  [
    'an error and a code, from another browser',
    ({ state }) => ({ params: { code: CODE, state, error: 'invalid_scope' } }),
    /^The login ended with an error \(invalid_scope\)\.$/,
  ],
];

describe('a login is neither completed nor ended by', () => {
  it.each(STRANGERS)('%s', async (_name, arrive, error = UNKNOWN) => {
    const login = await beginOauthLogin(test, config);
    const { status, body, cookies } = await complete(await arrive(login));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, error: expect.stringMatching(error) });
    // Nothing is said about a login to whom it is not.
    expect(body.provider).toBeUndefined();
    expect(cookies).toEqual([]);
    expect(server.received).toEqual([]);
    expect(await listOauthConnections(test)).toEqual([]);
    expect((await complete(right(login))).body).toMatchObject({ success: true });
  });

  it.each([
    ['a code of 8,193 characters', { code: 'x'.repeat(8193) }],
    ['a code with NUL', { code: 'a\u0000b' }],
    ['half a character in the code', { code: 'a\ud800' }],
    ['a state of 1,025 characters', { state: 'x'.repeat(1025) }],
    ['an issuer of 2,049 characters', { iss: 'x'.repeat(2049) }],
  ])('%s', async (_name, params) => {
    const login = await beginOauthLogin(test, config);
    const arrival = right(login);
    const { status } = await complete({ ...arrival, params: { ...arrival.params, ...params } });
    expect(status).toBe(400);
    expect(server.received).toEqual([]);
    expect((await complete(right(login))).body).toMatchObject({ success: true });
  });

  it.each([
    ['a HEAD request', 'HEAD', {}],
    [
      'a picture on another site',
      'GET',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ],
    [
      'a picture on another port',
      'GET',
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ],
    [
      'a link on another site',
      'GET',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    ['a request of another origin', 'GET', { origin: 'http://evil.test' }],
    ['a POST', 'POST', {}],
  ] as const)('%s', async (_name, method, headers) => {
    const login = await beginOauthLogin(test, config);
    const { params, cookie = '' } = right(login);
    for (const url of [
      `/api/oauth/callback?${new URLSearchParams(params)}`,
      `/trpc/oauth.callback?input=${encodeURIComponent(JSON.stringify(params))}`,
    ]) {
      const sent = { host: 'localhost', cookie, ...headers };
      const response = await test.app.inject({ method, url, headers: sent });
      expect(response.payload).not.toContain('"success":true');
    }
    expect(server.received).toEqual([]);
    expect((await complete(right(login))).body).toMatchObject({ success: true });
  });

  it('the GET of a tRPC query, which a client may repeat or send ahead', async () => {
    const login = await beginOauthLogin(test, config);
    const { params, cookie = '' } = right(login);
    for (const [procedure, input] of [
      ['oauth.callback', params],
      ['oauth.authorize', { providerId: config.providerId }],
    ] as const) {
      const url = `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
      const { statusCode } = await test.app.inject({ url, headers: { host: 'localhost', cookie } });
      expect(statusCode).toBe(405);
    }
    expect(server.received).toEqual([]);
    expect((await complete(right(login))).body).toMatchObject({ success: true });
  });
});

it.each(['Call-0123-456', 'server_error-call-0123', 'call.0123'])(
  'a link of a stranger chooses none of the words that are shown (%s)',
  async (error) => {
    const { state } = await beginOauthLogin(test, config);
    const links: Record<string, string>[] = [
      { error },
      { error, state },
      { error, error_description: 'Call 0123', state },
    ];
    for (const params of links) {
      const { body } = await complete({ params });
      expect(body.error).toBe('The login ended with an error.');
      expect(JSON.stringify(body)).not.toMatch(/call.?0123/i);
    }
  },
);
