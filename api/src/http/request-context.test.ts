import { createOutbound } from '@gatehouse/outbound/outbound.ts';
import { expect, it, onTestFinished } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { createTestApp } from '#test/harness.ts';
import { listen } from '#test/raw-http.ts';
import { startUpstream } from '#test/upstream.ts';

it.each(['/api/test', '/trpc/testing.run'])(
  'when a caller of %s disconnects, the outbound call made for it is aborted',
  async (path) => {
    // Within the time of this test nothing else can end it.
    const limits = { headersMs: 600_000, totalMs: 600_000 };
    const outbound = createOutbound({ localNetworks: true, egressAllow: [], forbidden: () => [], limits });
    onTestFinished(() => outbound.close());
    const test = await createTestApp({ outbound });
    onTestFinished(() => test.close());
    const ended = Promise.withResolvers<void>();
    const silent = await startUpstream((_call, { socket }) => socket.once('close', () => ended.resolve()));
    onTestFinished(() => silent.close());
    const { id } = await makeKey(test);
    const port = await listen(test.app);
    const caller = new AbortController();
    const call = fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ apiKeyId: id, endpoint: silent.url, method: 'GET' }),
      signal: caller.signal,
    });
    await expect.poll(() => silent.received.length, { timeout: 30_000 }).toBe(1);
    caller.abort();
    await expect(call).rejects.toThrow();
    await ended.promise;
  },
);
