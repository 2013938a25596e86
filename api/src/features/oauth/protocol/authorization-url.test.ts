import { createHash } from 'node:crypto';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { SEED } from '@gatehouse/outbound/test/seed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorizationUrlOf, createVerifier } from '#src/features/oauth/protocol/authorization-url.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { oauthClient, REDIRECT_URI } from '#test/oauth-client.ts';

const server = {
  authorizationUrl: 'https://login.example.com/authorize',
  tokenUrl: 'https://login.example.com/token',
};
const VERIFIER = 'v'.repeat(64);

const paramsOf = async (
  additionalParams: JsonObject = {},
  overrides: Partial<OauthClient> = {},
  scopes = ['repo', 'user:email'],
): Promise<URLSearchParams> => {
  const request = { state: 'the-state', verifier: VERIFIER, scopes, additionalParams };
  return new URL(await authorizationUrlOf(oauthClient(server, overrides), request)).searchParams;
};

const ours = {
  response_type: 'code',
  client_id: 'gatehouse-test',
  redirect_uri: REDIRECT_URI,
  scope: 'repo user:email',
  state: 'the-state',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
};

describe('the URL of a login', () => {
  it('carries the state, the scopes and a PKCE challenge of the verifier', async () => {
    expect(Object.fromEntries(await paramsOf())).toEqual(ours);
  });

  it('has a verifier of 64 characters, a different one each time', () => {
    const verifiers = new Set(Array.from({ length: 100 }, createVerifier));
    expect(verifiers.size).toBe(100);
    for (const verifier of verifiers) expect(verifier).toMatch(/^[\w-]{64}$/);
  });

  it('carries no challenge for a provider without PKCE, and no scope if there is none', async () => {
    const params = await paramsOf({}, { usesPkce: false }, []);
    expect([...params.keys()].sort()).toEqual(['client_id', 'redirect_uri', 'response_type', 'state']);
  });

  it('joins scopes as the provider wants it', async () => {
    expect((await paramsOf({}, { scopeSeparator: ',' })).get('scope')).toBe('repo,user:email');
  });

  it('keeps the query of the authorization URL, except for names that are ours, and drops its fragment', async () => {
    const authorizationUrl = `${server.authorizationUrl}?tenant=a%26b&State=evil&response_mode=fragment#top`;
    const url = await authorizationUrlOf(oauthClient({ ...server, authorizationUrl }), {
      state: 'the-state',
      verifier: VERIFIER,
      scopes: ['repo', 'user:email'],
      additionalParams: {},
    });
    expect(url).not.toContain('#');
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ tenant: 'a&b', ...ours });
  });

  it('writes additional parameters of every type', async () => {
    const params = await paramsOf({
      access_type: 'offline',
      max_age: 3600,
      include_granted_scopes: true,
      prompt: ['consent', 'login'],
      claims: { userinfo: { email: null } },
      authorization_details: [{ type: 'payment' }],
      resource: ['https://one.example', 'https://two.example'],
      empty: '',
      nothing: null,
    });
    expect(params.get('access_type')).toBe('offline');
    expect(params.get('max_age')).toBe('3600');
    expect(params.get('include_granted_scopes')).toBe('true');
    expect(params.get('prompt')).toBe('consent login');
    expect(params.get('claims')).toBe('{"userinfo":{"email":null}}');
    expect(params.get('authorization_details')).toBe('[{"type":"payment"}]');
    expect(params.getAll('resource')).toEqual(['https://one.example', 'https://two.example']);
    expect(params.get('empty')).toBe('');
    expect(params.has('nothing')).toBe(false);
  });

  it.each([
    ...['state', 'State', 'STATE', ' state ', 'state[]', 'state[0]', 'state\u0000x', 'ｓｔａｔｅ'],
    ...[
      'redirect_uri',
      'redirect.uri',
      'redirect uri',
      'Redirect_URI',
      'client_id',
      'response_type',
      'scope',
    ],
    ...[
      'code_challenge',
      'code_challenge_method',
      'code_verifier',
      'client_secret',
      'nonce',
      'response_mode',
    ],
    ...['request', 'request_uri', 'client_assertion', 'dpop_jkt', 'code', 'error', 'iss'],
  ])('does not let additional parameters set %j', async (name) => {
    for (const value of ['evil', ['evil'], { a: 'evil' }, 1]) {
      expect(Object.fromEntries(await paramsOf({ [name]: value }))).toEqual(ours);
    }
  });

  it('sends every name of its own once, whatever the additional parameters are', async () => {
    const names = fc.oneof(
      fc.string(),
      fc.constantFrom(...Object.keys(ours), 'prompt', '__proto__', 'state%00'),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, fc.jsonValue()), async (additional) => {
        const params = await paramsOf(additional as JsonObject);
        for (const [name, value] of Object.entries(ours)) expect(params.getAll(name)).toEqual([value]);
      }),
      { seed: SEED },
    );
  });

  it('is not built from an authorization URL of another scheme', async () => {
    const authorizationUrl = 'javascript:alert(1)';
    const request = { state: 's', verifier: null, scopes: [], additionalParams: {} };
    await expect(authorizationUrlOf(oauthClient({ ...server, authorizationUrl }), request)).rejects.toThrow(
      TypeError,
    );
  });
});
