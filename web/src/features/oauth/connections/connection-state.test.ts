import { describe, expect, it } from 'vitest';
import { connectionBadge, newLogin } from '#src/features/oauth/connections/connection-state.ts';
import { isUsable } from '#src/features/oauth/offers/connection-queries.ts';

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
    connectedAt: '2026-01-01T00:00:00.000Z',
  } as const;
  const later = { ...before, connectedAt: '2026-01-01T00:01:00.000Z' };
  const other = { ...before, id: 2 };

  it('is the first connection of the provider, or one with another id', () => {
    expect(newLogin([], [before])).toBe(before);
    expect(newLogin([before], [before, other])).toBe(other);
  });

  it('is the same connection with another time of its login', () => {
    expect(newLogin([other, before], [other, later])).toBe(later);
  });

  it('is not what was there, whatever else has changed of it', () => {
    expect(newLogin([before, other], [before, other])).toBeUndefined();
    expect(newLogin([before], [{ ...before, isRenewable: false }])).toBeUndefined();
    expect(newLogin([before, other], [before])).toBeUndefined();
  });

  it('is not a connection that cannot be used', () => {
    expect(newLogin([], [{ ...before, status: 'needs_reauth' }])).toBeUndefined();
    expect(newLogin([before], [{ ...later, status: 'needs_reauth' }])).toBeUndefined();
  });
});
