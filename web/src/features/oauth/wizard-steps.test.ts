import { describe, expect, it } from 'vitest';
import { type OauthSearch, readOauthSearch } from '#src/features/oauth/oauth-search.ts';
import { shownStep, stepIndex } from '#src/features/oauth/wizard-steps.ts';

const config = { providerId: 3 };
const active = { providerId: 3, status: 'active', isRenewable: false } as const;

const all = { hasProvider: true, configs: [config], connections: [active] };
const at = (step: OauthSearch['step'], loaded = {}) =>
  shownStep({ providerId: 3, step }, { ...all, ...loaded });

describe('the step that is shown', () => {
  it('is the one in the URL if what it needs is there', () => {
    expect(at(undefined)).toBe('select-provider');
    for (const step of ['configure', 'test-connection', 'complete'] as const) expect(at(step)).toBe(step);
  });

  it('is the first one without a provider that is in the list', () => {
    for (const step of ['configure', 'test-connection', 'complete'] as const)
      expect(at(step, { hasProvider: false })).toBe('select-provider');
  });

  it('is Configure while the provider has no configuration', () => {
    for (const step of ['test-connection', 'complete'] as const)
      expect(at(step, { configs: [{ providerId: 4 }] })).toBe('configure');
  });

  it.each([
    ['no connection', []],
    ['a connection of another provider', [{ ...active, providerId: 4 }]],
    ['one that needs a login', [{ ...active, status: 'needs_reauth' }]],
    ['one that has expired for good', [{ ...active, status: 'expired' }]],
  ])('is Test Connection with %s', (_what, connections) => {
    expect(at('complete', { connections })).toBe('test-connection');
  });

  it('is Complete with an expired connection that is renewed when it is used', () => {
    expect(at('complete', { connections: [{ ...active, status: 'expired', isRenewable: true }] })).toBe(
      'complete',
    );
  });

  it('is not known while what it depends on is loading', () => {
    expect(at('configure', { configs: undefined, connections: undefined })).toBe('configure');
    expect(at('test-connection', { configs: undefined })).toBeUndefined();
    expect(at('test-connection', { connections: undefined })).toBe('test-connection');
    expect(at('complete', { configs: undefined })).toBeUndefined();
    expect(at('complete', { connections: undefined })).toBeUndefined();
  });
});

it('invalid parameters in the URL are as if they were not there', () => {
  expect(readOauthSearch({ providerId: 3, step: 'configure' })).toEqual({ providerId: 3, step: 'configure' });
  expect(readOauthSearch({ providerId: '3', step: 'select-provider' })).toEqual({
    providerId: undefined,
    step: undefined,
  });
  expect(readOauthSearch({ providerId: -1, step: ['complete'] })).toEqual({
    providerId: undefined,
    step: undefined,
  });
});

it('the steps are numbered in their order', () => {
  expect(
    ['select-provider', 'configure', 'test-connection', 'complete'].map((step) => stepIndex(step as never)),
  ).toEqual([0, 1, 2, 3]);
});
