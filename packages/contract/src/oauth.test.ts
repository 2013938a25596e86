import { describe, expect, it } from 'vitest';
import { OAUTH_STEPS, parseAdditionalParams, parseScopes } from '#src/plain/oauth-wizard.ts';
import { defaultRedirectUri } from '#src/plain/redirect-uri.ts';
import { messagesOf } from '#test/messages.ts';
import { combinationProblem } from './oauth/combinations.ts';
import { createOauthConfigInput, oauthConfigForm, patchOauthConfigInput } from './oauth.ts';
import { oauthCallbackInput } from './oauth-callback.ts';

const config = {
  providerId: 2,
  clientId: 'id',
  clientSecret: 'secret',
  authorizationUrl: 'https://auth.example/authorize',
  tokenUrl: 'https://auth.example/token',
  redirectUri: 'http://127.0.0.1:4000/oauth-callback',
};

const MESSAGES = {
  providerId: 'Provider is required',
  clientId: 'Client ID is required',
  clientSecret: 'Client Secret is required',
  authorizationUrl: 'Authorization URL must be a valid URL',
  tokenUrl: 'Token URL must be a valid URL',
  redirectUri: 'Redirect URI must be a valid URL',
};

describe('a configuration', () => {
  it('has no URL with a part that is still to be filled in', () => {
    const message = 'Replace the part in braces with your own value';
    for (const field of ['authorizationUrl', 'tokenUrl'] as const) {
      for (const url of ['https://{shop}.auth.example/token', 'https://auth.example/%7Btenant%7D/token']) {
        expect(messagesOf(createOauthConfigInput, { ...config, [field]: url })).toEqual({ [field]: message });
        expect(messagesOf(patchOauthConfigInput, { id: 1, [field]: url })).toEqual({ [field]: message });
      }
    }
  });

  it('has its own message for each field, in the form and over REST', () => {
    expect(messagesOf(createOauthConfigInput, {})).toEqual(MESSAGES);
    const blank = {
      providerId: 0,
      clientId: ' ',
      clientSecret: '',
      authorizationUrl: 'auth.example',
      tokenUrl: 'javascript:alert(1)',
      redirectUri: 'https://a:b@c.example',
    };
    expect(messagesOf(createOauthConfigInput, blank)).toEqual(MESSAGES);
    expect(messagesOf(oauthConfigForm, { ...blank, scopes: '', additionalParams: '' })).toEqual(MESSAGES);
  });

  it('may have no secret if it is of a public client', () => {
    const { clientSecret: _, ...rest } = config;
    expect(createOauthConfigInput.parse({ ...rest, clientAuth: 'none' })).toMatchObject({ clientSecret: '' });
    for (const clientAuth of [null, 'basic', 'body'])
      expect(messagesOf(createOauthConfigInput, { ...rest, clientAuth })).toEqual({
        clientSecret: 'Client Secret is required',
      });
  });

  it('has PKCE if it is of a public client, which has no other proof', () => {
    const isPublic = { ...config, clientSecret: '', clientAuth: 'none' };
    const problem = { usesPkce: 'A public client has no other proof than PKCE' };
    expect(messagesOf(createOauthConfigInput, { ...isPublic, usesPkce: false })).toEqual(problem);
    expect(messagesOf(createOauthConfigInput, { ...isPublic, usesPkce: true })).toEqual({});
    expect(messagesOf(createOauthConfigInput, { ...config, usesPkce: false })).toEqual({});
    const typed = { ...isPublic, scopes: '', additionalParams: '', usesPkce: 'off' };
    expect(messagesOf(oauthConfigForm, typed)).toEqual(problem);
  });

  it('needs no URLs of a login where there is none, but a secret', () => {
    const { authorizationUrl: _a, redirectUri: _r, ...rest } = config;
    const grant = 'client_credentials';
    const none = { grant, authorizationUrl: '', redirectUri: '' };
    expect(createOauthConfigInput.parse({ ...rest, grant })).toMatchObject(none);
    expect(createOauthConfigInput.parse({ ...rest, ...none })).toMatchObject(none);
    // What is given of them is checked all the same.
    expect(messagesOf(createOauthConfigInput, { ...config, grant, authorizationUrl: 'no' })).toEqual({
      authorizationUrl: MESSAGES.authorizationUrl,
    });
    expect(messagesOf(createOauthConfigInput, { ...rest, grant, clientSecret: '' })).toEqual({
      clientSecret: MESSAGES.clientSecret,
    });
    expect(messagesOf(createOauthConfigInput, { ...rest, grant, clientAuth: 'none' })).toEqual({
      clientAuth: 'Without a login, the app has to prove with its secret who it is',
    });
    expect(messagesOf(createOauthConfigInput, { ...config, grant: 'password' })).toHaveProperty('grant');
  });

  it('needs only where a login with a code begins where it has one, and may be a public client', () => {
    const { authorizationUrl: _a, redirectUri: _r, ...rest } = config;
    const grant = 'device_code';
    const deviceAuthorizationUrl = 'https://auth.example/device';
    const given = { ...rest, grant, deviceAuthorizationUrl };
    expect(createOauthConfigInput.parse(given)).toMatchObject({ deviceAuthorizationUrl, redirectUri: '' });
    const wrong = { deviceAuthorizationUrl: 'Device Authorization URL must be a valid URL' };
    expect(messagesOf(createOauthConfigInput, { ...rest, grant })).toEqual(wrong);
    // What is given of it is checked for the others too.
    expect(messagesOf(createOauthConfigInput, { ...config, deviceAuthorizationUrl: 'no' })).toEqual(wrong);
    expect(messagesOf(createOauthConfigInput, { ...given, clientSecret: '' })).toEqual({
      clientSecret: MESSAGES.clientSecret,
    });
    expect(messagesOf(createOauthConfigInput, { ...given, clientSecret: '', clientAuth: 'none' })).toEqual(
      {},
    );
  });

  it('of which parts change is checked as a whole', () => {
    const stored = { ...config, grant: 'authorization_code', clientAuth: null } as const;
    expect(combinationProblem(stored)).toBeUndefined();
    expect(combinationProblem({ ...stored, authorizationUrl: '' })?.field).toBe('authorizationUrl');
    expect(combinationProblem({ ...stored, redirectUri: '' })?.field).toBe('redirectUri');
    expect(combinationProblem({ ...stored, clientSecret: '' })?.field).toBe('clientSecret');
    const changed = { ...stored, grant: 'client_credentials', authorizationUrl: '' } as const;
    expect(combinationProblem(changed)).toBeUndefined();
    expect(combinationProblem({ ...changed, clientAuth: 'none' })?.field).toBe('clientAuth');
  });

  it('may have no scopes and additional parameters', () => {
    expect(createOauthConfigInput.parse(config)).toEqual({
      ...config,
      grant: 'authorization_code',
      deviceAuthorizationUrl: '',
      clientAuth: null,
      pushedAuthorizationUrl: '',
      usesDpop: false,
      signingAlg: null,
      keyId: '',
      assertionAudience: '',
      issuer: null,
      scopes: [],
      additionalParams: {},
      tokenParams: {},
      tokenBody: null,
      scopeSeparator: null,
      usesPkce: null,
      clientIdParam: '',
      accountFields: [],
      apiUrl: '',
    });
  });

  it('accepts 100 scopes but not 101', () => {
    const scopes = (count: number) => ({ ...config, scopes: Array(count).fill('read') });
    expect(messagesOf(createOauthConfigInput, scopes(100))).toEqual({});
    expect(createOauthConfigInput.safeParse(scopes(101)).success).toBe(false);
  });

  it('keeps the absent fields on a partial change', () => {
    expect(patchOauthConfigInput.parse({ id: '4', clientId: 'new' })).toEqual({ id: 4, clientId: 'new' });
    expect(messagesOf(patchOauthConfigInput, { id: 4, clientSecret: '' })).toEqual({
      clientSecret: 'Client Secret is required',
    });
  });
});

describe('the texts of the form', () => {
  it('scopes are split at commas, trimmed, empty ones removed', () => {
    expect(parseScopes(' read, write ,,user:email, ')).toEqual(['read', 'write', 'user:email']);
    expect(parseScopes('  ')).toEqual([]);
  });

  it('additional parameters that are empty or not a JSON object become an empty object', () => {
    expect(parseAdditionalParams('{"prompt":"consent"}')).toEqual({ prompt: 'consent' });
    for (const source of ['', '{', '[]', 'null', '"a"']) expect(parseAdditionalParams(source)).toEqual({});
  });
});

it('a callback without parameters is not a bad request, so that the page can explain it', () => {
  expect(messagesOf(oauthCallbackInput, {})).toEqual({});
  expect(messagesOf(oauthCallbackInput, { code: 'c', state: 's', scope: 'x' })).toEqual({});
});

it('the redirect URI is the origin and /oauth-callback', () => {
  expect(defaultRedirectUri('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000/oauth-callback');
});

it('the wizard goes through its four steps in order', () => {
  expect(OAUTH_STEPS.map((step) => step.id)).toEqual([
    'select-provider',
    'configure',
    'test-connection',
    'complete',
  ]);
});
