import { describe, expect, it } from 'vitest';
import { connectionBadge, isNewLogin } from '#src/features/oauth/connection-state.ts';
import { isUsable } from '#src/features/oauth/offers/usable-connection.ts';

const state = (status: 'active' | 'expired' | 'needs_reauth', isRenewable = false) => ({
  status,
  isRenewable,
  problem: null,
});

describe('a connection', () => {
  it.each([
    ['active', false, true, 'Connected'],
    ['active', true, true, 'Connected'],
    ['expired', true, true, 'Connected'],
    ['expired', false, false, 'Needs login'],
    ['needs_reauth', true, false, 'Needs login'],
    ['needs_reauth', false, false, 'Needs login'],
  ] as const)(
    'that is %s (renewable: %s) is usable: %s, and called %s',
    (status, isRenewable, usable, label) => {
      expect(isUsable(state(status, isRenewable))).toBe(usable);
      expect(connectionBadge(state(status, isRenewable)).label).toBe(label);
    },
  );
});

describe('a new login', () => {
  const before = {
    id: 1,
    status: 'active',
    isRenewable: true,
    updatedAt: '2026-01-01T00:00:00.000Z',
    refreshedAt: null,
  } as const;
  const later = '2026-01-01T00:01:00.000Z';

  it('is the first connection of the provider, or one with another id', () => {
    expect(isNewLogin(undefined, before)).toBe(true);
    expect(isNewLogin(before, { ...before, id: 2 })).toBe(true);
  });

  it('is the same connection with another time of change', () => {
    expect(isNewLogin(before, { ...before, updatedAt: later })).toBe(true);
    const refreshed = { ...before, refreshedAt: '2025-12-31T00:00:00.000Z' };
    expect(isNewLogin(refreshed, { ...before, updatedAt: later })).toBe(true);
  });

  it('is not the connection as it was', () => {
    expect(isNewLogin(before, before)).toBe(false);
  });

  it('is not a refresh of the connection', () => {
    expect(isNewLogin(before, { ...before, updatedAt: later, refreshedAt: later })).toBe(false);
  });

  it('is not a connection that cannot be used', () => {
    expect(isNewLogin(undefined, { ...before, status: 'needs_reauth' })).toBe(false);
    expect(isNewLogin(before, { ...before, updatedAt: later, status: 'needs_reauth' })).toBe(false);
  });
});
