import type { ApiKey, KeyVerdict } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { describe, expect, it } from 'vitest';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { keyStates, verdictKind, verdictText } from '#src/features/keys/table/key-states.ts';

const NOW = Date.parse('2026-11-22T10:00:00.000Z');
const verdict = (fields: Partial<KeyVerdict>): KeyVerdict => ({
  verifiedAt: '2026-11-22T08:00:00.000Z',
  valid: true,
  status: 200,
  message: '',
  scopes: null,
  ...fields,
});
const row = (key: Partial<ApiKey>, verification: unknown = {}): KeyRow => ({
  key: { isActive: true, verdict: null, checkProblem: null, expiresAt: null, ...key } as ApiKey,
  provider: { verification } as Provider,
  days: 0,
  rotation: { days: 90, isRecommended: true },
  isDue: false,
  showsDue: false,
  expiry: 'none',
});

describe('the verdict on a key', () => {
  it.each([
    [row({}), 'unverified', 'Never verified'],
    [row({}, null), 'unverifiable', 'Cannot be verified'],
    [row({ verdict: verdict({}) }), 'valid', 'Valid, 2 h ago'],
    [row({ verdict: verdict({ valid: false, status: 401 }), isActive: false }), 'rejected', 'Rejected (401)'],
    [row({ verdict: verdict({ valid: false, status: 400 }), isActive: false }), 'rejected', 'Rejected (400)'],
    [row({ isActive: false }), 'rejected', 'Rejected'],
    [row({ isActive: false }, null), 'rejected', 'Rejected'],
    [{ ...row({}), provider: undefined }, 'unverified', 'Never verified'],
  ] as const)('%# is %s: “%s”', (one, kind, text) => {
    expect(verdictKind(one)).toBe(kind);
    expect(verdictText(one, NOW)).toBe(text);
  });
});

describe('a check that got no verdict', () => {
  const checkProblem = { checkedAt: '2026-11-22T09:00:00.000Z', message: 'The call failed' };
  const states = (key: Partial<ApiKey>) =>
    keyStates(row({ checkProblem, ...key })).map(({ kind, tone }) => [kind, tone]);

  it('is shown in place of “Never verified”', () => {
    expect(states({})).toEqual([
      ['verdict', 'warning'],
      ['active', 'neutral'],
    ]);
  });

  it('is shown beside the verdict, which stands', () => {
    expect(states({ verdict: verdict({}) })).toEqual([
      ['problem', 'warning'],
      ['verdict', 'success'],
      ['active', 'neutral'],
    ]);
  });
});
