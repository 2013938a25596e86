import { expect, it } from 'vitest';
import { loginReason } from '#src/features/oauth/offers/usable-connection.ts';

it('a connection needs a login if its token is dead and cannot be renewed', () => {
  const state = { status: 'active', isRenewable: false, problem: null } as const;
  expect(loginReason(state)).toBeUndefined();
  expect(loginReason({ ...state, status: 'expired', isRenewable: true })).toBeUndefined();
  expect(loginReason({ ...state, status: 'expired' })).toContain('no refresh token');
  expect(loginReason({ ...state, status: 'needs_reauth', isRenewable: true, problem: 'Revoked.' })).toBe(
    'Revoked.',
  );
});
