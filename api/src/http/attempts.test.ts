import { expect, it } from 'vitest';
import { createAttempts, MAX_FAILURES } from '#src/http/attempts.ts';

it('holds a thousand addresses: the next one makes the first forgotten, and no other', () => {
  const attempts = createAttempts(() => 0);
  const lock = (address: string): void => {
    for (let count = 0; count < MAX_FAILURES; count += 1) attempts.fail(address);
  };
  for (let index = 0; index < 1_000; index += 1) lock(`10.0.${index >> 8}.${index & 255}`);
  expect(attempts.retryAfterSeconds('10.0.0.0')).toBe(60);
  lock('10.9.9.9');
  expect(attempts.retryAfterSeconds('10.0.0.0')).toBeUndefined();
  expect(attempts.retryAfterSeconds('10.0.0.1')).toBe(60);
  expect(attempts.retryAfterSeconds('10.9.9.9')).toBe(60);
});
