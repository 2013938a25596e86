import { expect, it } from 'vitest';
import { createWrongTokenLimit, MAX_WRONG_TOKENS } from '#src/http/wrong-token-limit.ts';

it('keeps a thousand addresses: the next one replaces only the oldest', () => {
  const limit = createWrongTokenLimit(() => 0);
  const lock = (address: string): void => {
    for (let count = 0; count < MAX_WRONG_TOKENS; count += 1) limit.recordWrongToken(address);
  };
  for (let index = 0; index < 1_000; index += 1) lock(`10.0.${index >> 8}.${index & 255}`);
  expect(limit.retryAfterSeconds('10.0.0.0')).toBe(60);
  lock('10.9.9.9');
  expect(limit.retryAfterSeconds('10.0.0.0')).toBeUndefined();
  expect(limit.retryAfterSeconds('10.0.0.1')).toBe(60);
  expect(limit.retryAfterSeconds('10.9.9.9')).toBe(60);
});
