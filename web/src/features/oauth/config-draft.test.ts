import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configDraft, configDraftId, storableConfig } from '#src/features/oauth/config-draft.ts';
import type { ConfigValues } from '#src/features/oauth/config-values.ts';
import { forgetDrafts } from '#src/lib/draft.ts';
import { loadSecretReader } from '#src/lib/secret-reader.ts';

beforeAll(loadSecretReader);

const mask = `abc${'*'.repeat(20)}`;

const saved: ConfigValues = {
  grant: 'authorization_code',
  clientId: 'saved',
  clientSecret: mask,
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
  scopes: 'read',
  additionalParams: '',
  tokenParams: '',
  tokenBody: '',
  scopeSeparator: '',
  usesPkce: '',
  clientIdParam: '',
  accountFields: '',
  apiUrl: '',
};

const typed: ConfigValues = {
  ...saved,
  grant: 'client_credentials',
  clientId: 'client',
  clientSecret: 'a-client-secret-0123456789',
  authorizationUrl: 'https://auth.example/authorize?tenant=1',
  tokenUrl: 'https://user:password@auth.example/token',
  additionalParams: '{"prompt":"consent"}',
};

const storedText = (): string => sessionStorage.getItem('draft oauth configuration') ?? '';

beforeEach(forgetDrafts);

describe('the draft of a configuration', () => {
  it('is kept for its provider, in memory with the secret, in the storage without it', () => {
    configDraft.keep(configDraftId(3), saved, typed);
    expect(configDraft.read(configDraftId(3), saved)).toEqual(typed);
    expect(configDraft.read(configDraftId(4), saved)).toEqual(saved);
    expect(storedText()).toContain('https://auth.example/authorize?tenant=1');
    expect(storedText()).toContain('client_credentials');
    expect(storedText()).not.toContain('a-client-secret');
    expect(storedText()).not.toContain('password');
  });

  it('leaves out secrets in the other fields', () => {
    const stored = storableConfig({
      ...typed,
      authorizationUrl: 'https://auth.example/authorize?client_secret=hidden-secret-value',
      deviceAuthorizationUrl: 'https://auth.example/device?client_secret=hidden-secret-value',
      additionalParams: '{"client_secret":"hidden-secret-value","prompt":"none"}',
    });
    expect(JSON.stringify(stored)).not.toContain('hidden-secret-value');
    expect(stored.additionalParams).toContain('prompt');
  });

  it('follows what was saved elsewhere in the fields that were not changed', () => {
    configDraft.keep(configDraftId(3), saved, { ...saved, scopes: 'read, write' });
    const newer = { ...saved, clientId: 'changed elsewhere', clientSecret: `xyz${'*'.repeat(20)}` };
    expect(configDraft.read(configDraftId(3), newer)).toEqual({ ...newer, scopes: 'read, write' });
  });
});
