import { afterAll, describe, expect, it } from 'vitest';
import {
  makePrivateKey,
  publicKeyOf,
  readPrivateKey,
  toSigningKey,
} from '#src/features/oauth/client-keys/signing-key.ts';
import { requestDeviceCode } from '#src/features/oauth/device/request-device-code.ts';
import { authorizationUrlOf, createVerifier } from '#src/features/oauth/protocol/authorization-url.ts';
import { clientCredentialsGrant } from '#src/features/oauth/protocol/client-credentials-grant.ts';
import { exchangeCode } from '#src/features/oauth/protocol/exchange-code.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { readMetadata } from '#src/features/oauth/protocol/read-metadata.ts';
import { refreshGrant } from '#src/features/oauth/protocol/refresh-grant.ts';
import { revokeToken } from '#src/features/oauth/protocol/revoke-token.ts';
import { pushAuthorization } from '#src/features/oauth/pushed/push-authorization.ts';
import { followLogin } from '#test/follow-login.ts';
import { neverAborted, oauthClient, protocolDeps, REDIRECT_URI } from '#test/oauth-client.ts';
import { type OidcServer, startOidcServer } from '#test/oidc-server.ts';
import { startTokenServer } from '#test/token-server.ts';

const deps = protocolDeps();
const running: { close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(running.map(({ close }) => close())));

const start = async (options: Partial<Parameters<typeof startOidcServer>[0]>): Promise<OidcServer> => {
  const server = await startOidcServer({ redirectUris: [REDIRECT_URI], ...options });
  running.push(server);
  return server;
};

const keyFor = async (alg: Parameters<typeof makePrivateKey>[0]) => {
  const read = readPrivateKey(await makePrivateKey(alg), { signingAlg: null, keyId: '' });
  if ('problem' in read) throw new Error(read.problem.message);
  return { signingKey: await toSigningKey(read), jwks: JSON.parse(publicKeyOf(read).publicJwks) };
};

const clientOf = (server: OidcServer, overrides: Partial<OauthClient>): OauthClient =>
  oauthClient(server, {
    clientId: server.clientId,
    clientSecret: '',
    issuer: server.issuer,
    deviceAuthorizationUrl: server.deviceAuthorizationUrl,
    ...overrides,
  });

/** A whole login as a browser makes it, two renewals and a revocation. */
const liveThrough = async (server: OidcServer, client: OauthClient): Promise<void> => {
  const verifier = createVerifier();
  const scopes = ['openid', 'repo'];
  const asked = { state: 'the-state', verifier, scopes, additionalParams: { prompt: 'consent' } };
  const sentTo = await followLogin(await authorizationUrlOf(client, asked), client.redirectUri);
  const { code = '', iss } = Object.fromEntries(sentTo.searchParams);
  const callback = { code, state: 'the-state', iss, verifier, scopes };
  const { grant, problem } = await exchangeCode(deps, client, callback, neverAborted());
  if (grant === undefined) throw new Error(problem.message);
  let refreshToken = grant.refreshToken ?? '';
  for (let time = 0; time < 2; time += 1) {
    const renewed = await refreshGrant(deps, client, refreshToken, neverAborted());
    if (renewed.grant === undefined) throw new Error(renewed.problem.message);
    refreshToken = renewed.grant.refreshToken ?? '';
  }
  expect(await revokeToken(deps, client, server.revocationUrl, refreshToken)).toEqual({ isRevoked: true });
  expect(server.revokedGrants).toHaveLength(1);
};

const otherGrants = async (client: OauthClient): Promise<void> => {
  const forItself = { scopes: ['repo'], additionalParams: {} };
  expect(await clientCredentialsGrant(deps, client, forItself, neverAborted())).toHaveProperty('grant');
  const asked = { scopes: ['openid'], additionalParams: {} };
  expect(await requestDeviceCode(deps, client, asked, neverAborted())).toHaveProperty('authorization');
};

describe('a real OpenID provider whose clients sign', () => {
  it.each(['RS256', 'PS256', 'ES256', 'EdDSA', 'ES384', 'RS512'] as const)(
    'with private_key_jwt and %s logs in, renews, revokes, and gives tokens without a login and codes',
    async (alg) => {
      const { signingKey, jwks } = await keyFor(alg);
      const server = await start({ clientAuth: 'private_key_jwt', jwks, signingAlg: alg });
      const client = clientOf(server, { chosenAuth: 'private_key_jwt', signingKey });
      await liveThrough(server, client);
      await otherGrants(client);
    },
  );

  it.each(['chosen', 'known of the provider'] as const)(
    'with client_secret_jwt does so too, if that is %s',
    async (how) => {
      const server = await start({ clientAuth: 'secret_jwt' });
      const auth = { [how === 'chosen' ? 'chosenAuth' : 'clientAuth']: 'client_secret_jwt' as const };
      const client = clientOf(server, { ...auth, clientSecret: server.clientSecret });
      await liveThrough(server, client);
      await otherGrants(client);
    },
  );

  it('is told for whom the statement is, by its issuer, its token URL or what is chosen', async () => {
    const { signingKey, jwks } = await keyFor('ES256');
    const server = await start({ clientAuth: 'private_key_jwt', jwks });
    const accepted = async (fields: Partial<OauthClient>) => {
      const client = clientOf(server, { chosenAuth: 'private_key_jwt', signingKey, ...fields });
      const asked = { scopes: ['repo'], additionalParams: {} };
      const { grant, acceptedAuth, problem } = (await clientCredentialsGrant(
        deps,
        client,
        asked,
        neverAborted(),
      )) as { grant?: unknown; acceptedAuth?: string; problem?: { code: string } };
      return grant === undefined ? problem?.code : acceptedAuth;
    };
    expect(await accepted({})).toBe('signed');
    expect(await accepted({ issuer: null })).toBe('signed_for_url');
    expect(await accepted({ issuer: 'https://wrong.example' })).toBe('signed_for_url');
    expect(await accepted({ issuer: 'https://wrong.example', assertionAudience: server.issuer })).toBe(
      'signed',
    );
    expect(await accepted({ assertionAudience: 'https://wrong.example' })).toBe('invalid_client');
  });

  it.each(['private_key_jwt', 'client_secret_jwt'] as const)(
    'with %s may want to be called by the URL that is called',
    async (chosenAuth) => {
      const { signingKey, jwks } = await keyFor('ES256');
      const isSecret = chosenAuth === 'client_secret_jwt';
      const clientAuth = isSecret ? 'secret_jwt' : 'private_key_jwt';
      const server = await start({ clientAuth, jwks, signedForCalled: true, pushed: true });
      const proof = isSecret ? { clientSecret: server.clientSecret } : { signingKey };
      const { pushedAuthorizationUrl } = server;
      const client = clientOf(server, { chosenAuth, pushedAuthorizationUrl, ...proof });
      await otherGrants(client);
      const asked = { state: 'the-state', verifier: createVerifier(), scopes: [], additionalParams: {} };
      expect(await pushAuthorization(deps, client, asked, neverAborted())).toMatchObject({
        acceptedAuth: 'signed_for_url',
      });
      const open = await start({ clientAuth, jwks, signedForCalled: true });
      await liveThrough(open, clientOf(open, { chosenAuth, ...proof }));
    },
  );

  it('publishes what it wants, which is read', async () => {
    const server = await start({ clientAuth: 'private_key_jwt', jwks: (await keyFor('ES256')).jwks });
    expect(await readMetadata(deps, server.url, neverAborted())).toMatchObject({
      clientAuth: 'private_key_jwt',
      signingAlgs: ['RS256', 'PS256', 'ES256', 'EdDSA', 'RS512', 'ES384'],
    });
    const other = await start({ clientAuth: 'secret_jwt' });
    expect(await readMetadata(deps, other.url, neverAborted())).toMatchObject({
      clientAuth: 'client_secret_jwt',
    });
  });

  it('refuses the key of another client', async () => {
    const server = await start({ clientAuth: 'private_key_jwt', jwks: (await keyFor('ES256')).jwks });
    const { signingKey } = await keyFor('ES256');
    const client = clientOf(server, { chosenAuth: 'private_key_jwt', signingKey });
    const asked = { scopes: ['repo'], additionalParams: {} };
    const { problem } = await clientCredentialsGrant(deps, client, asked, neverAborted());
    expect(problem).toMatchObject({
      code: 'invalid_client',
      message: expect.stringContaining('did not accept what the client signed'),
      advice: expect.arrayContaining([expect.stringContaining('public key')]),
    });
  });
});

describe('what is sent', () => {
  it('is a statement of a minute with a name of its own, never the secret or the key', async () => {
    const tokens = await startTokenServer();
    running.push(tokens);
    tokens.behave({ body: '{"access_token":"a-token-0123456789"}' });
    const { signingKey } = await keyFor('ES256');
    const asked = { scopes: [], additionalParams: {} };
    for (const fields of [{ signingKey }, { clientSecret: 'a-secret-of-the-test-client-0123456789' }]) {
      const chosenAuth = 'signingKey' in fields ? 'private_key_jwt' : 'client_secret_jwt';
      const client = oauthClient(tokens, {
        chosenAuth,
        clientSecret: '',
        ...fields,
        issuer: 'https://a.example',
      });
      await clientCredentialsGrant(deps, client, asked, neverAborted());
      await clientCredentialsGrant(deps, client, asked, neverAborted());
    }
    const sent = tokens.received.map(({ body, headers }) => {
      expect(headers.authorization).toBeUndefined();
      expect(body).not.toContain('a-secret-of-the-test-client');
      const [header = '', payload = ''] = (new URLSearchParams(body).get('client_assertion') ?? '').split(
        '.',
      );
      const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
      return { ...parse(header), ...parse(payload) };
    });
    expect(new Set(sent.map(({ jti }) => jti)).size).toBe(4);
    for (const { exp, iat, iss, sub, aud } of sent) {
      expect(exp - iat).toBe(60);
      expect([iss, sub, aud]).toEqual(['gatehouse-test', 'gatehouse-test', 'https://a.example']);
    }
    expect(sent.map(({ alg }) => alg)).toEqual(['ES256', 'ES256', 'HS256', 'HS256']);
    expect(sent[0].kid).toBe(signingKey.keyId);
  });

  it('is no private key where nothing says that it is one', async () => {
    const tokens = await startTokenServer();
    running.push(tokens);
    tokens.behave({ status: 401, body: '{"error":"invalid_client"}' });
    const client = oauthClient(tokens, {
      chosenAuth: 'private_key_jwt',
      clientSecret: 'a-secret-0123456789',
    });
    await clientCredentialsGrant(deps, client, { scopes: [], additionalParams: {} }, neverAborted());
    expect(tokens.received).toHaveLength(1);
    expect(tokens.received[0]?.body).not.toContain('a-secret-0123456789');
  });
});
