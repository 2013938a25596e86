import { describe, expect, it } from 'vitest';
import { exchangeCode } from '#src/features/oauth/protocol/exchange-code.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { refreshGrant } from '#src/features/oauth/protocol/refresh-grant.ts';
import { neverAborted, oauthClient, protocolDeps, REDIRECT_URI } from '#test/oauth-client.ts';
import { type TokenResponse, tokenServerOfFile } from '#test/token-server.ts';
import { SHAPED_TOKEN, TOKEN_SHAPES } from '#test/token-shapes.ts';
import type { Received } from '#test/upstream.ts';

const deps = protocolDeps();
const server = tokenServerOfFile();

const CODE = 'a-code-0123456789';
const VERIFIER = 'v'.repeat(64);
const REFRESH = 'an-old-refresh-token-0123456789';
const GRANTED: TokenResponse = { body: JSON.stringify({ access_token: SHAPED_TOKEN }) };

const exchange = (overrides: Partial<OauthClient> = {}, signal = neverAborted()) => {
  const callback = { code: CODE, state: 'the-state', verifier: VERIFIER, scopes: ['openid'] };
  return exchangeCode(deps, oauthClient(server, overrides), callback, signal);
};
const refresh = (overrides: Partial<OauthClient> = {}) =>
  refreshGrant(deps, oauthClient(server, overrides), REFRESH, neverAborted());

const problemOf = async (result: ReturnType<typeof exchange>) => {
  const { problem } = await result;
  if (problem === undefined) throw new Error('There is a grant');
  return problem;
};

/** How the client proved itself in a request, decoded. */
const proofIn = ({ headers, body }: Received): string => {
  const basic = headers.authorization?.replace(/^Basic /, '');
  if (basic !== undefined) return `basic ${Buffer.from(basic, 'base64').toString()}`;
  const params = new URLSearchParams(body);
  return `post ${params.get('client_id')}:${params.get('client_secret')}`;
};
const proofs = () => server.received.map(proofIn);

describe('a code is exchanged', () => {
  it('with the code, the redirect URI and the verifier, as a form', async () => {
    server.behave(GRANTED);
    expect((await exchange({ clientAuth: 'basic' })).grant?.accessToken).toBe(SHAPED_TOKEN);
    const [call] = server.received;
    expect(call?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(call?.headers.accept).toBe('application/json');
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      grant_type: 'authorization_code',
      code: CODE,
      redirect_uri: REDIRECT_URI,
      code_verifier: VERIFIER,
    });
  });

  it('without a verifier for a provider without PKCE', async () => {
    server.behave(GRANTED);
    await exchange({ usesPkce: false });
    expect(new URLSearchParams(server.received[0]?.body).has('code_verifier')).toBe(false);
  });

  it.each(TOKEN_SHAPES)('for a response with $name', async ({ response, reads }) => {
    server.behave(response);
    for (const { grant, problem } of [await exchange(), await refresh()]) {
      if ('error' in reads) {
        expect(grant).toBeUndefined();
        expect(problem).toMatchObject({
          code: reads.error,
          advice: expect.arrayContaining([expect.any(String)]),
        });
      } else {
        const { hasRefreshToken, ...fields } = reads;
        expect(grant).toMatchObject({ accessToken: SHAPED_TOKEN, ...fields });
        expect(grant?.refreshToken !== null).toBe(hasRefreshToken);
      }
    }
    expect(server.received).toHaveLength(2);
  });
});

describe('the client proves itself', () => {
  const ID = 'gatehouse-test';
  const SECRET = 'a-secret-of-the-test-client-0123456789';
  const odd = { clientId: 'my app', clientSecret: 'a/b+c=d%20~é:f' };
  const encoded = 'my+app:a%2Fb%2Bc%3Dd%2520%7E%C3%A9%3Af';
  const asUnknown: TokenResponse = { status: 401, body: '{"error":"invalid_client"}' };

  it.each([
    [null, [`basic ${ID}:${SECRET}`, `post ${ID}:${SECRET}`]],
    ['basic' as const, [`basic ${ID}:${SECRET}`, `post ${ID}:${SECRET}`]],
    ['body' as const, [`post ${ID}:${SECRET}`, `basic ${ID}:${SECRET}`]],
  ])(
    'in the other way if the first is refused (known: %j), and no more often',
    async (clientAuth, expected) => {
      server.behave(asUnknown);
      const problem = await problemOf(exchange({ clientAuth }));
      expect(proofs()).toEqual(expected);
      expect(problem.code).toBe('invalid_client');
      expect(problem.message).toContain('did not accept the client ID and secret');
      expect(problem.advice.join(' ')).toContain('Copy the client ID and the client secret again');
    },
  );

  it('encoded in a Basic header, and also unencoded where that is different', async () => {
    server.behave(asUnknown);
    const plain = `basic ${odd.clientId}:${odd.clientSecret}`;
    const post = `post ${odd.clientId}:${odd.clientSecret}`;
    await exchange({ ...odd, clientAuth: 'basic' });
    expect(proofs()).toEqual([`basic ${encoded}`, plain, post]);
    server.received.length = 0;
    await exchange(odd);
    expect(proofs()).toEqual([`basic ${encoded}`, post, plain]);
    server.received.length = 0;
    await exchange({ ...odd, clientId: 'https://my.app/' });
    expect(proofs()).toHaveLength(2);
  });

  it.each([
    [
      'a server that does not decode',
      { ...odd, clientAuth: 'basic' as const },
      `basic my app:${odd.clientSecret}`,
    ],
    ['a server that reads only the body', {}, `post ${ID}:${SECRET}`],
    ['a server that reads only the header', { clientAuth: 'body' as const }, `basic ${ID}:${SECRET}`],
  ])('to %s', async (_who, overrides, accepted) => {
    server.behave((call) => (proofIn(call) === accepted ? GRANTED : asUnknown));
    expect((await exchange(overrides)).grant?.accessToken).toBe(SHAPED_TOKEN);
    expect((await refresh(overrides)).grant?.accessToken).toBe(SHAPED_TOKEN);
  });

  it.each([
    ['401 without an error code', { status: 401, body: '' }],
    ['401 with a page', { status: 401, type: 'text/html', body: '<h1>Unauthorized</h1>' }],
    [
      'a missing parameter',
      { status: 400, body: '{"error":"invalid_request","error_description":"client_id is missing"}' },
    ],
    ['the code of GitHub', { body: '{"error":"incorrect_client_credentials"}' }],
    ['the code of Slack', { body: '{"ok":false,"error":"bad_client_secret"}' }],
  ])('in the other way after %s', async (_what, refusal) => {
    server.behave(({ headers }) => (headers.authorization === undefined ? GRANTED : refusal));
    expect((await exchange()).grant?.accessToken).toBe(SHAPED_TOKEN);
  });

  it('and the refusal that says most is the one that is told', async () => {
    server.behave(({ headers }) =>
      headers.authorization === undefined
        ? asUnknown
        : { status: 400, body: '{"error":"invalid_request","error_description":"Missing client_id"}' },
    );
    expect((await problemOf(exchange())).code).toBe('invalid_client');
  });
});

describe('a code or a refresh token is sent once only', () => {
  const json = (status: number, body: unknown): TokenResponse => ({ status, body: JSON.stringify(body) });

  it.each([
    ['invalid_grant', json(400, { error: 'invalid_grant' })],
    ['invalid_grant with 401', json(401, { error: 'invalid_grant' })],
    [
      'another refusal',
      json(400, { error: 'invalid_request', error_description: 'redirect_uri is missing' }),
    ],
    ['a server error', json(500, { error: 'server_error' })],
    ['an unreadable response', { body: '<html>' }],
    ['a response without a token', json(200, {})],
    ['a token that cannot be used', json(200, { access_token: 'é' })],
    ['a redirect', { status: 307, headers: { location: '/elsewhere' }, body: '' }],
  ])('after %s', async (_what, response) => {
    server.behave(response);
    for (const request of [exchange, refresh]) {
      server.received.length = 0;
      await problemOf(request());
      expect(server.received).toHaveLength(1);
    }
  });

  it.each(['hangs', 'resets'] as const)('if the server %s', async (behavior) => {
    server.behave(behavior);
    for (const request of [exchange, refresh]) {
      server.received.length = 0;
      await problemOf(request());
      expect(server.received).toHaveLength(1);
    }
  });

  it('also if the server fails only after it has refused the client', async () => {
    server.behave(({ headers }) =>
      headers.authorization === undefined ? json(500, {}) : json(401, { error: 'invalid_client' }),
    );
    await problemOf(exchange({ clientSecret: 'with/a+slash', clientAuth: null }));
    expect(server.received).toHaveLength(2);
  });
});
