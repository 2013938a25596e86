import { expect, it, vi } from 'vitest';
import { loadOnce } from '#src/lib/load-once.ts';

it('is fetched once, whoever asks for it, and kept', async () => {
  const bring = vi.fn(async () => 'code');
  const code = loadOnce(bring);
  expect(code.read()).toBeUndefined();
  await expect(Promise.all([code.load(), code.load()])).resolves.toEqual(['code', 'code']);
  expect(code.read()).toBe('code');
  await code.load();
  expect(bring).toHaveBeenCalledTimes(1);
});

it('is fetched again after a fetch that failed', async () => {
  const bring = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const code = loadOnce(bring);
  await expect(code.load()).rejects.toThrow('offline');
  expect(code.read()).toBeUndefined();
  await expect(code.load()).resolves.toBe('code');
});
