import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import type { OauthSetup } from '@gatehouse/contract/oauth-setup.ts';
import { describe, expect, it } from 'vitest';
import { validateConfig } from '#src/features/oauth/config-schema.ts';
import {
  type ConfigValues,
  firstConfigValues,
  isIgnoredParams,
  isInsideMask,
  paramsFor,
  placeholdersIn,
  toConfigInput,
} from '#src/features/oauth/config-values.ts';

const ORIGIN = 'http://127.0.0.1:4000';
const MASK = `abc${'*'.repeat(20)}`;

const setup: OauthSetup = {
  providerId: 2,
  source: 'known',
  grant: 'authorization_code',
  authorizationUrl: 'https://auth.example/authorize',
  tokenUrl: 'https://auth.example/token',
  deviceAuthorizationUrl: 'https://auth.example/device',
  pushedAuthorizationUrl: '',
  usesDpop: false,
  scopes: [
    { name: 'read', description: 'Read', isDefault: true },
    { name: 'write', description: 'Write', isDefault: false },
    { name: 'mail', description: 'Mail', isDefault: true },
  ],
  additionalParams: { access_type: 'offline' },
  clientAuth: 'body',
  usesPkce: true,
  developerPortalUrl: null,
  consoleSteps: [],
  testUsers: null,
  tokenLifetime: null,
  redirectUriRule: null,
  deviceRule: null,
  notes: [],
  sources: [],
  checkedOn: null,
};

const config: OauthConfig = {
  id: 7,
  providerId: 2,
  grant: 'authorization_code',
  clientId: 'client',
  clientSecret: MASK,
  clientAuth: 'basic',
  signingAlg: null,
  keyId: '',
  assertionAudience: '',
  signingKey: null,
  authorizationUrl: 'https://other.example/authorize',
  tokenUrl: 'https://other.example/token',
  issuer: 'https://issuer.example',
  redirectUri: 'http://localhost:4000/oauth-callback',
  deviceAuthorizationUrl: '',
  pushedAuthorizationUrl: '',
  usesDpop: false,
  scopes: ['a', 'b'],
  additionalParams: {},
  tokenParams: {},
  tokenBody: null,
  scopeSeparator: null,
  usesPkce: null,
  clientIdParam: '',
  accountFields: [],
  apiUrl: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

describe('what the form contains at first', () => {
  it('is the saved configuration, whatever is known', () => {
    expect(firstConfigValues(config, setup, ORIGIN)).toEqual({
      grant: 'authorization_code',
      clientId: 'client',
      clientSecret: MASK,
      clientAuth: 'basic',
      signingAlg: '',
      keyId: '',
      assertionAudience: '',
      authorizationUrl: 'https://other.example/authorize',
      tokenUrl: 'https://other.example/token',
      issuer: 'https://issuer.example',
      redirectUri: 'http://localhost:4000/oauth-callback',
      deviceAuthorizationUrl: '',
      pushedAuthorizationUrl: '',
      usesDpop: false,
      scopes: 'a, b',
      additionalParams: '',
      tokenParams: '',
      tokenBody: '',
      scopeSeparator: '',
      usesPkce: '',
      clientIdParam: '',
      accountFields: '',
      apiUrl: '',
    });
  });

  it('is what is known, with the default scopes and this site’s redirect URI', () => {
    expect(firstConfigValues(undefined, setup, ORIGIN)).toEqual({
      grant: 'authorization_code',
      clientId: '',
      clientSecret: '',
      clientAuth: '',
      signingAlg: '',
      keyId: '',
      assertionAudience: '',
      authorizationUrl: 'https://auth.example/authorize',
      tokenUrl: 'https://auth.example/token',
      issuer: '',
      redirectUri: 'http://127.0.0.1:4000/oauth-callback',
      deviceAuthorizationUrl: 'https://auth.example/device',
      pushedAuthorizationUrl: '',
      usesDpop: false,
      scopes: 'read, mail',
      additionalParams: '{\n  "access_type": "offline"\n}',
      tokenParams: '',
      tokenBody: '',
      scopeSeparator: '',
      usesPkce: '',
      clientIdParam: '',
      accountFields: '',
      apiUrl: '',
    });
  });

  it('is a public client where the provider has no others', () => {
    const known = firstConfigValues(undefined, { ...setup, clientAuth: 'none' }, ORIGIN);
    expect(known.clientAuth).toBe('none');
    expect(validateConfig({ ...values, clientAuth: 'none', clientSecret: '' }, undefined)).toEqual({});
    expect(toConfigInput({ ...values, clientAuth: 'none' }).clientAuth).toBe('none');
  });

  it('signs where the provider knows nothing else', () => {
    const known = firstConfigValues(undefined, { ...setup, clientAuth: 'private_key_jwt' }, ORIGIN);
    expect(known.clientAuth).toBe('private_key_jwt');
    expect(firstConfigValues(undefined, { ...setup, clientAuth: 'body' }, ORIGIN).clientAuth).toBe('');
  });

  it('is only the redirect URI if nothing is known', () => {
    const values = firstConfigValues(undefined, undefined, ORIGIN);
    expect(Object.entries(values).filter(([, value]) => value !== '' && value !== false)).toEqual([
      ['grant', 'authorization_code'],
      ['redirectUri', 'http://127.0.0.1:4000/oauth-callback'],
    ]);
  });
});

const values: ConfigValues = {
  grant: 'authorization_code',
  clientId: 'client',
  clientSecret: 'secret',
  clientAuth: '',
  signingAlg: '',
  keyId: '',
  assertionAudience: '',
  authorizationUrl: 'https://auth.example/authorize',
  tokenUrl: 'https://auth.example/token',
  issuer: '',
  redirectUri: 'http://127.0.0.1:4000/oauth-callback',
  deviceAuthorizationUrl: 'https://auth.example/device',
  pushedAuthorizationUrl: '',
  usesDpop: false,
  scopes: ' read, , write ,',
  additionalParams: '{"prompt":"consent"}',
  tokenParams: '',
  tokenBody: '',
  scopeSeparator: '',
  usesPkce: '',
  clientIdParam: '',
  accountFields: '',
  apiUrl: '',
};

/** What is left in the fields of a login, which are hidden, is as wrong as can be. */
const withoutLogin: ConfigValues = {
  ...values,
  grant: 'client_credentials',
  authorizationUrl: 'no',
  redirectUri: 'no',
  issuer: 'https://issuer.example',
};

describe('with a code', () => {
  const withCode: ConfigValues = { ...withoutLogin, grant: 'device_code' };

  it('only what is shown is sent and checked', () => {
    expect(toConfigInput(withCode)).toMatchObject({
      ...{ grant: 'device_code', authorizationUrl: '', redirectUri: '', issuer: null },
      deviceAuthorizationUrl: 'https://auth.example/device',
    });
    expect(toConfigInput(values).deviceAuthorizationUrl).toBe('');
    expect(validateConfig(withCode, undefined)).toEqual({});
    expect(validateConfig({ ...withCode, deviceAuthorizationUrl: '' }, undefined)).toEqual({
      deviceAuthorizationUrl: 'Device Authorization URL must be a valid URL',
    });
    const isPublic = { ...withCode, clientAuth: 'none', clientSecret: '' } as const;
    expect(validateConfig(isPublic, undefined)).toEqual({});
  });

  it('the known parameters of another grant are left out, and come back with it; what was typed stays', () => {
    const known = firstConfigValues(undefined, setup, ORIGIN).additionalParams;
    expect(paramsFor('device_code', known, setup)).toBe('');
    expect(paramsFor('authorization_code', '', setup)).toBe(known);
    expect(paramsFor('device_code', '{"audience":"a"}', setup)).toBe('{"audience":"a"}');
    expect(paramsFor('authorization_code', '{"audience":"a"}', setup)).toBe('{"audience":"a"}');
    expect(paramsFor('device_code', known, undefined)).toBe(known);
  });
});

describe('without a login', () => {
  it('only what is shown is sent', () => {
    expect(toConfigInput(withoutLogin)).toMatchObject({
      grant: 'client_credentials',
      clientSecret: 'secret',
      authorizationUrl: '',
      tokenUrl: 'https://auth.example/token',
      issuer: null,
      redirectUri: '',
    });
  });

  it('only what is shown is checked, and the secret is needed', () => {
    expect(validateConfig(withoutLogin, undefined)).toEqual({});
    expect(validateConfig({ ...withoutLogin, clientSecret: '', tokenUrl: 'no' }, undefined)).toEqual({
      clientSecret: 'Client Secret is required',
      tokenUrl: 'Token URL must be a valid URL',
    });
  });

  it('the form begins with what is known, or with what is saved', () => {
    const grant = 'client_credentials';
    expect(firstConfigValues(undefined, { ...setup, grant }, ORIGIN)).toMatchObject({ grant });
    const saved = { ...config, grant, authorizationUrl: '', redirectUri: '' } as const;
    expect(firstConfigValues(saved, setup, ORIGIN)).toMatchObject({ grant, redirectUri: '' });
  });
});

describe('what is sent', () => {
  it('has a list of scopes and an object of parameters', () => {
    expect(toConfigInput(values)).toMatchObject({
      clientAuth: null,
      scopes: ['read', 'write'],
      additionalParams: { prompt: 'consent' },
    });
  });

  it.each(['', '   ', '{', '[1]', '"text"'])('has no parameters for %j', (additionalParams) => {
    expect(toConfigInput({ ...values, additionalParams }).additionalParams).toEqual({});
  });
});

it('the form says if what was typed would be saved as no parameters', () => {
  for (const source of ['{', 'prompt=consent', '[]', '"text"', '1'])
    expect(isIgnoredParams(source)).toBe(true);
  for (const source of ['', '  ', '{}', ' { } ', '{"a":1}']) expect(isIgnoredParams(source)).toBe(false);
});

describe('the validation', () => {
  it('accepts complete values', () => {
    expect(validateConfig(values, undefined)).toEqual({});
  });

  it('says what is missing, in the words of the specification', () => {
    const empty = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, name === 'grant' || value === false ? value : '']),
    ) as unknown as ConfigValues;
    expect(validateConfig(empty, undefined)).toEqual({
      clientId: 'Client ID is required',
      clientSecret: 'Client Secret is required',
      authorizationUrl: 'Authorization URL must be a valid URL',
      tokenUrl: 'Token URL must be a valid URL',
      redirectUri: 'Redirect URI must be a valid URL',
    });
  });

  it('rejects a secret that was typed into the mask, but not the mask itself', () => {
    expect(validateConfig({ ...values, clientSecret: MASK }, MASK)).toEqual({});
    expect(validateConfig({ ...values, clientSecret: `${MASK}x` }, MASK)).toEqual({
      clientSecret: 'Enter the whole new secret, or leave the saved one unchanged',
    });
    expect(isInsideMask(`${MASK}x`, undefined)).toBe(false);
  });
});

it('the placeholders of a URL are found, each once', () => {
  expect(placeholdersIn('https://{shop}.example/{tenant}/authorize?shop={shop}')).toEqual([
    '{shop}',
    '{tenant}',
  ]);
  expect(placeholdersIn('https://auth.example/authorize')).toEqual([]);
});
