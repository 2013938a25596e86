import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { describe, expect, it } from 'vitest';
import { providerName, toKeyRows } from '#src/shared/keys/key-rows.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const provider = { id: 7, name: 'Stripe', recommendedRotationDays: 90 } as Provider;
const inDays = (days: number): string => new Date(NOW + days * 86_400_000).toISOString();
const key = (days: number, providerId = 7) =>
  ({ id: 1, providerId, lastRotated: inDays(-days), expiresAt: null }) as ApiKey;

describe('a row', () => {
  it('is due on and after the recommended day', () => {
    const rows = toKeyRows([key(89.9), key(90), key(400)], [provider], NOW);
    expect(rows.map(({ isDue, days }) => [isDue, days])).toEqual([
      [false, 89],
      [true, 90],
      [true, 400],
    ]);
  });

  it('counts a rotation in the future as today', () => {
    expect(toKeyRows([key(-3)], [provider], NOW)[0]).toMatchObject({ days: 0, isDue: false });
  });

  it.each([
    [null, 'none'],
    [inDays(14), 'later'],
    [inDays(13.99), 'soon'],
    [inDays(0), 'past'],
    [inDays(-1), 'past'],
  ] as const)('with the expiry %s expires: %s', (expiresAt, expiry) => {
    expect(toKeyRows([{ ...key(1), expiresAt }], [provider], NOW)[0]).toMatchObject({ expiry });
  });

  it('has no provider and is never due if its provider is not in the list', () => {
    const [row] = toKeyRows([key(400, 8)], [provider], NOW);
    expect(row).toMatchObject({ provider: undefined, isDue: false });
    expect(row && providerName(row)).toBe('Unknown provider');
  });
});
