import { beforeEach, describe, expect, it } from 'vitest';
import { configDraft, draftFor, storableConfig } from '#src/features/oauth/config-draft.ts';
import type { ConfigValues } from '#src/features/oauth/config-values.ts';

const values: ConfigValues = {
  clientId: 'client',
  clientSecret: 'a-client-secret-0123456789',
  authorizationUrl: 'https://auth.example/authorize?tenant=1',
  tokenUrl: 'https://user:password@auth.example/token',
  redirectUri: 'http://127.0.0.1:4000/oauth-callback',
  scopes: 'read, write',
  additionalParams: '{"prompt":"consent"}',
};
const saved = { updatedAt: '2026-01-01T00:00:00.000Z', clientSecret: `abc${'*'.repeat(20)}` };

const storedText = (): string => sessionStorage.getItem('draft oauth configuration') ?? '';

beforeEach(() => {
  configDraft.keep(null);
});

describe('the draft of a configuration', () => {
  it('is kept for its provider, in memory with the secret, in the storage without it', () => {
    configDraft.keep({ providerId: 3, savedAt: null, values });
    expect(draftFor(3, undefined)).toEqual(values);
    expect(draftFor(4, undefined)).toBeUndefined();
    expect(storedText()).toContain('https://auth.example/authorize?tenant=1');
    expect(storedText()).not.toContain('a-client-secret');
    expect(storedText()).not.toContain('password');
  });

  it('leaves out secrets in the other fields', () => {
    const stored = storableConfig({
      ...values,
      authorizationUrl: 'https://auth.example/authorize?client_secret=hidden-secret-value',
      additionalParams: '{"client_secret":"hidden-secret-value","prompt":"none"}',
    });
    expect(JSON.stringify(stored)).not.toContain('hidden-secret-value');
    expect(stored.additionalParams).toContain('prompt');
  });

  it('is forgotten if the configuration was saved since', () => {
    configDraft.keep({ providerId: 3, savedAt: saved.updatedAt, values });
    expect(draftFor(3, saved)).toEqual(values);
    expect(draftFor(3, { ...saved, updatedAt: '2026-01-02T00:00:00.000Z' })).toBeUndefined();
    expect(draftFor(3, undefined)).toBeUndefined();
  });

  it('has the mask of the saved secret if its own was not stored', () => {
    configDraft.keep({ providerId: 3, savedAt: saved.updatedAt, values: storableConfig(values) });
    expect(draftFor(3, saved)?.clientSecret).toBe(saved.clientSecret);
    configDraft.keep({ providerId: 3, savedAt: null, values: storableConfig(values) });
    expect(draftFor(3, undefined)?.clientSecret).toBe('');
  });
});
