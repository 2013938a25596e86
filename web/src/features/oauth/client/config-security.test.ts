import { describe, expect, it } from 'vitest';
import { validateConfig } from '#src/features/oauth/config-schema.ts';
import { type ConfigValues, firstConfigValues, toConfigInput } from '#src/features/oauth/config-values.ts';

const values: ConfigValues = {
  ...firstConfigValues(undefined, undefined, 'http://127.0.0.1:4000'),
  clientId: 'client',
  clientSecret: 'secret',
  authorizationUrl: 'https://auth.example/authorize',
  tokenUrl: 'https://auth.example/token',
};

describe('what few servers want', () => {
  it('is where a login is pushed, which only a login that comes back has, and bound tokens', () => {
    const pushed = { ...values, pushedAuthorizationUrl: 'https://auth.example/par', usesDpop: true };
    const wanted = { pushedAuthorizationUrl: 'https://auth.example/par', usesDpop: true };
    expect(toConfigInput(pushed)).toMatchObject(wanted);
    expect(toConfigInput({ ...pushed, grant: 'device_code' })).toMatchObject({
      pushedAuthorizationUrl: '',
      usesDpop: true,
    });
  });
});

describe('a client that signs', () => {
  const signing: ConfigValues = {
    ...values,
    clientAuth: 'private_key_jwt',
    clientSecret: '',
    signingAlg: 'ES256',
    keyId: 'mine',
    assertionAudience: 'https://api.example',
  };

  it('needs no secret: its key is made, and says how it signs and for whom', () => {
    expect(validateConfig(signing, undefined)).toEqual({});
    expect(toConfigInput(signing)).toMatchObject({
      signingAlg: 'ES256',
      keyId: 'mine',
      assertionAudience: 'https://api.example',
    });
  });

  it('sends nothing of it once another way is chosen', () => {
    const { signingAlg, keyId, assertionAudience } = toConfigInput({ ...signing, clientAuth: 'basic' });
    expect([signingAlg, keyId, assertionAudience]).toEqual([null, '', '']);
    expect(toConfigInput({ ...signing, clientAuth: 'client_secret_jwt' })).toMatchObject({
      signingAlg: null,
      assertionAudience: 'https://api.example',
    });
  });

  it('keeps the issuer also without a login, because its statement is made for it', () => {
    const issuer = 'https://issuer.example';
    const appItself = { ...signing, grant: 'client_credentials', issuer } as const;
    expect(toConfigInput(appItself).issuer).toBe(issuer);
    expect(toConfigInput({ ...appItself, clientAuth: 'basic' }).issuer).toBeNull();
  });
});
