import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { describe, expect, it } from 'vitest';
import { baseUrlOf, keyChoices } from '#src/features/keys/offers/key-choices.ts';
import { toKeyRows } from '#src/features/keys/offers/key-rows.ts';

describe('the keys to choose from', () => {
  const providers = [{ id: 1 }, { id: 2 }] as Provider[];
  const key = (id: number, providerId: number) =>
    ({
      id,
      providerId,
      isActive: id !== 5,
      baseUrl: null,
      expiresAt: null,
      lastRotated: '2026-01-01T00:00:00.000Z',
    }) as ApiKey;
  const choices = (...keys: ApiKey[]) => keyChoices(toKeyRows(keys, providers));

  it('are in the order of their providers, without those whose provider is not in the list', () => {
    const shown = choices(key(1, 2), key(2, 9), key(3, 1), key(4, 2));
    expect(shown.map((one) => one.key.id)).toEqual([3, 1, 4]);
  });

  it('use their own base URL rather than their provider’s', () => {
    const choice = (baseUrl: string | null) => ({
      key: { id: 1, providerId: 1, baseUrl } as ApiKey,
      provider: { id: 1, baseUrl: 'https://api.openai.com' } as Provider,
    });
    expect(baseUrlOf(choice(null))).toBe('https://api.openai.com');
    expect(baseUrlOf(choice('http://localhost:1'))).toBe('http://localhost:1');
    expect(baseUrlOf(undefined)).toBeNull();
  });
});
