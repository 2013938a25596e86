import { describe, expect, it } from 'vitest';
import { detectProvider } from './providers.ts';

const general = { id: 1, keyPattern: '^sk-[a-z0-9-]{5,}$' };
const special = { id: 2, keyPattern: '^sk-proj-[a-z0-9]{5,}$' };
const without = { id: 3, keyPattern: null };
const providers = [without, general, special];

describe('detecting the provider of a pasted key', () => {
  it('finds the provider whose pattern matches', () => {
    expect(detectProvider(providers, 'sk-abcde')).toBe(general);
    expect(detectProvider(providers, '  sk-abcde\n')).toBe(general);
  });

  it('prefers the more specific pattern', () => {
    expect(detectProvider(providers, 'sk-proj-abcde')).toBe(special);
    expect(detectProvider([special, general], 'sk-proj-abcde')).toBe(special);
  });

  it('finds none if nothing matches', () => {
    expect(detectProvider(providers, 'pk-abcde')).toBeUndefined();
    expect(detectProvider(providers, '')).toBeUndefined();
    expect(detectProvider(providers, '   ')).toBeUndefined();
  });
});
