import { expect, it, vi } from 'vitest';
import { loadOnce } from '#src/lib/load-once.ts';

it('loads once, however often it is called, and keeps the result', async () => {
  const fetchCode = vi.fn(async () => 'code');
  const code = loadOnce(fetchCode);
  expect(code.read()).toBeUndefined();
  await expect(Promise.all([code.load(), code.load()])).resolves.toEqual(['code', 'code']);
  expect(code.read()).toBe('code');
  await code.load();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

it('loads again after a failure', async () => {
  const fetchCode = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const code = loadOnce(fetchCode);
  await expect(code.load()).rejects.toThrow('offline');
  expect(code.read()).toBeUndefined();
  await expect(code.load()).resolves.toBe('code');
});
