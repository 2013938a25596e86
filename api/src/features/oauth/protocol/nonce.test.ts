import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationUrlOf, createVerifier } from '#src/features/oauth/protocol/authorization-url.ts';
import { exchangeCode } from '#src/features/oauth/protocol/exchange-code.ts';
import { neverAborted, oauthClient, protocolDeps } from '#test/oauth-client.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';

const deps = protocolDeps();
let server: TokenServer;
beforeAll(async () => {
  server = await startTokenServer();
});
afterAll(() => server.close());

const jwtOf = (claims: object): string =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const nonceSent = async (verifier: string, scopes: string[]): Promise<string | null> => {
  const request = { state: 'the-state', verifier, scopes, additionalParams: {} };
  return new URL(await authorizationUrlOf(oauthClient(server), request)).searchParams.get('nonce');
};

/** The result of a login whose token response has this ID token. */
const logIn = (verifier: string, id_token: string | undefined, scopes = ['openid']) => {
  server.behave({ body: JSON.stringify({ access_token: 'a-token', id_token }) });
  const callback = { code: 'a-code', state: 'the-state', verifier, scopes };
  return exchangeCode(deps, oauthClient(server), callback, neverAborted());
};

describe('a login with the scope openid', () => {
  it('sends a nonce of its own, which says nothing about the verifier', async () => {
    const [one, other] = [createVerifier(), createVerifier()];
    const sent = await nonceSent(one, ['openid', 'email']);
    expect(sent).toMatch(/^[\w-]{43}$/);
    expect(await nonceSent(other, ['openid', 'email'])).not.toBe(sent);
    expect(await nonceSent(one, ['email'])).toBeNull();
  });

  it('accepts an ID token with its nonce, one without any, and one that cannot be read', async () => {
    const verifier = createVerifier();
    const nonce = await nonceSent(verifier, ['openid']);
    for (const idToken of [jwtOf({ nonce }), jwtOf({ sub: '1' }), 'a.b.c.d.e', 'x', undefined])
      expect((await logIn(verifier, idToken)).grant?.accessToken).toBe('a-token');
  });

  it('ends with an ID token of another login', async () => {
    const other = await nonceSent(createVerifier(), ['openid']);
    const { problem } = await logIn(createVerifier(), jwtOf({ nonce: other }));
    expect(problem).toMatchObject({ code: 'nonce_mismatch', needsReauth: false });
    expect((await logIn(createVerifier(), jwtOf({ nonce: other }), ['email'])).problem).toBeUndefined();
  });
});
