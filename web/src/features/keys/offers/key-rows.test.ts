import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { DEFAULT_SETTINGS } from '@gatehouse/contract/plain/settings-options.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { describe, expect, it } from 'vitest';
import { rotationText, toKeyRows } from '#src/features/keys/offers/key-rows.ts';
import { providerName } from '#src/features/keys/offers/row-provider.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const provider = {
  id: 7,
  name: 'Stripe',
  slug: 'stripe',
  source: 'built-in',
  recommendedRotationDays: 90,
} as Provider;
const inDays = (days: number): string => new Date(NOW + days * 86_400_000).toISOString();
const key = (days: number, providerId = 7) =>
  ({ id: 1, providerId, lastRotated: inDays(-days), expiresAt: null }) as ApiKey;

describe('a row', () => {
  it('is due on and after the recommended day', () => {
    const rows = toKeyRows([key(89.9), key(90), key(400)], [provider], DEFAULT_SETTINGS, NOW);
    expect(rows.map(({ isDue, days }) => [isDue, days])).toEqual([
      [false, 89],
      [true, 90],
      [true, 400],
    ]);
  });

  it('counts a rotation in the future as today', () => {
    expect(toKeyRows([key(-3)], [provider], DEFAULT_SETTINGS, NOW)[0]).toMatchObject({
      days: 0,
      isDue: false,
    });
  });

  it.each([
    [null, 'none'],
    [inDays(14), 'later'],
    [inDays(13.99), 'soon'],
    [inDays(0), 'past'],
    [inDays(-1), 'past'],
  ] as const)('with the expiry %s expires: %s', (expiresAt, expiry) => {
    expect(toKeyRows([{ ...key(1), expiresAt }], [provider], DEFAULT_SETTINGS, NOW)[0]).toMatchObject({
      expiry,
    });
  });

  it('has no provider if it is not in the list, and is due as the settings say', () => {
    const rows = toKeyRows([key(89, 8), key(90, 8)], [provider], DEFAULT_SETTINGS, NOW);
    expect(rows.map(({ isDue }) => isDue)).toEqual([false, true]);
    const [row] = rows;
    expect(row).toMatchObject({ provider: undefined });
    expect(row && rotationText(row)).toBe('your settings say every 90 days');
    expect(row && providerName(row)).toBe('Unknown provider');
  });
});

describe('the settings', () => {
  const custom = { ...provider, id: 8, name: 'Custom', slug: 'custom' } as Provider;
  const found = {
    ...provider,
    id: 9,
    name: 'Acme',
    slug: 'acme',
    source: 'discovered',
    recommendedRotationDays: 45,
  } as Provider;
  const keys = [key(45, 7), key(45, 8), key(45, 9)];
  const rowsWith = (settings: Partial<typeof DEFAULT_SETTINGS>) =>
    toKeyRows(keys, [provider, custom, found], { ...DEFAULT_SETTINGS, ...settings }, NOW);

  it('do not decide when a key is due whose provider has a number of days', () => {
    const rows = rowsWith({ defaultRotationPeriod: 30 });
    expect(rows.map(({ isDue }) => isDue)).toEqual([false, false, true]);
    expect(rows.map(({ showsDue }) => showsDue)).toEqual([false, false, true]);
    expect(rows.map(rotationText)).toEqual([
      'recommended every 90 days',
      'recommended every 90 days',
      'recommended every 45 days',
    ]);
  });

  it('without reminders no key is shown as due, although it is', () => {
    const rows = rowsWith({ defaultRotationPeriod: 30, autoRotationReminders: false });
    expect(rows.map(({ isDue }) => isDue)).toEqual([false, false, true]);
    expect(rows.map(({ showsDue }) => showsDue)).toEqual([false, false, false]);
  });
});
