import { describe, expect, it } from 'vitest';
import { defaultConcurrencyLimits } from '#src/limits.ts';
import { failureOf, openStandInSocket, testOutbound } from '#test/outbound.ts';
import { eventually, startHttp } from '#test/servers.ts';

describe('concurrent calls', () => {
  const HELD = { method: 'GET', limits: { totalMs: 5_000 } };

  const startGate = async () => {
    const release: (() => void)[] = [];
    const server = await startHttp((_request, response) => void release.push(() => response.end()));
    return { server, release };
  };

  it('are limited to six per host, and the seventh fails with a time to wait', async () => {
    const { server, release } = await startGate();
    const outbound = testOutbound();
    const running = Array.from({ length: 6 }, () => outbound.request('user', { ...HELD, url: server.url }));
    expect(await eventually(() => release.length === 6)).toBe(true);
    const seventh = outbound.request('user', { ...HELD, url: `${server.url}/other` });
    await expect(seventh).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 1 });
    for (const one of release.splice(0)) one();
    await Promise.all(running);
    const after = outbound.request('user', { ...HELD, url: server.url });
    expect(await eventually(() => release.length === 1)).toBe(true);
    release[0]!();
    expect((await after).status).toBe(200);
  });

  it('are limited to 32 across all hosts', async () => {
    const { server, release } = await startGate();
    const outbound = testOutbound({ openSocket: openStandInSocket(() => server.port) });
    const call = (i: number) => outbound.request('user', { ...HELD, url: `http://8.8.8.${i}/` });
    const running = Array.from({ length: defaultConcurrencyLimits.calls }, (_, i) => call(i));
    expect(await eventually(() => release.length === 32)).toBe(true);
    expect(await failureOf(call(40))).toBe('busy');
    for (const one of release) one();
    expect((await Promise.all(running)).every((response) => response.status === 200)).toBe(true);
  });

  it('no longer count after they have failed', async () => {
    const outbound = testOutbound({ limits: { calls: 1, callsPerHost: 1 } });
    for (let i = 0; i < 5; i += 1) {
      expect(
        await failureOf(outbound.request('user', { method: 'GET', url: 'http://nowhere.example/' })),
      ).toBe('dns');
      expect(await failureOf(outbound.request('user', { method: 'GET', url: 'nonsense' }))).toBe('bad_url');
    }
  });
});
