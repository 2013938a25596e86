import { describe, expect, it } from 'vitest';
import { runTestInput } from '#src/testing.ts';

describe('a form', () => {
  const call = (requestBody: unknown, type = 'application/x-www-form-urlencoded; charset=utf-8') => ({
    apiKeyId: 1,
    endpoint: '/',
    method: 'POST',
    headers: { 'Content-Type': type },
    requestBody,
  });

  it('may have 1 MiB of names and values, and no more', () => {
    expect(runTestInput.safeParse(call({ a: 'x'.repeat(1024 * 1024 - 1) })).success).toBe(true);
    const { error } = runTestInput.safeParse(call({ a: 'x'.repeat(1024 * 1024) }));
    expect(error?.issues).toMatchObject([
      { path: ['requestBody'], message: expect.stringContaining('longer than 1 MiB') },
    ]);
  });

  it('is rejected if a long name repeats for many values, but not if it is sent as JSON', () => {
    const body = { ['n'.repeat(100_000)]: Array.from({ length: 100_000 }, () => 0) };
    expect(runTestInput.safeParse(call(body)).success).toBe(false);
    expect(runTestInput.safeParse(call(body, 'application/json')).success).toBe(true);
  });
});
