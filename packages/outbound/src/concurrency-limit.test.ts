import { describe, expect, it } from 'vitest';
import type { Traffic } from '#src/concurrency-limit.ts';
import { defaultSharedLimits } from '#src/limits.ts';
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
    const running = Array.from({ length: defaultSharedLimits.calls }, (_, i) => call(i));
    expect(await eventually(() => release.length === 32)).toBe(true);
    expect(await failureOf(call(40))).toBe('busy');
    for (const one of release) one();
    expect((await Promise.all(running)).every((response) => response.status === 200)).toBe(true);
  });

  describe('in the background', () => {
    const fill = async (count: number, traffic: Traffic | undefined, options = {}) => {
      const { server, release } = await startGate();
      const outbound = testOutbound({ openSocket: openStandInSocket(() => server.port), ...options });
      const call = (i: number, kind: Traffic | undefined = traffic) =>
        outbound.request('auto', { ...HELD, url: `http://8.8.8.${i}/`, traffic: kind });
      const running = Array.from({ length: count }, (_, i) => call(i));
      expect(await eventually(() => release.length === count)).toBe(true);
      const end = async () => {
        for (const one of release) one();
        await Promise.all(running);
      };
      return { call, outbound, release, end };
    };

    it('leave eight of 32 calls to those that a person waits for', async () => {
      const { call, release, end } = await fill(24, undefined);
      const waiting = call(50);
      const interactive = Array.from({ length: 8 }, (_, i) => call(60 + i, 'interactive'));
      expect(await eventually(() => release.length === 32)).toBe(true);
      expect(await failureOf(call(70, 'interactive'))).toBe('busy');
      await end();
      expect(await eventually(() => release.length === 33)).toBe(true);
      release[32]!();
      expect((await waiting).status).toBe(200);
      await Promise.all(interactive);
    });

    it('leave two of the six calls to a host', async () => {
      const { server, release } = await startGate();
      const outbound = testOutbound();
      const call = (traffic: 'background' | 'interactive') =>
        outbound.request('user', { ...HELD, url: server.url, traffic });
      const running = Array.from({ length: 5 }, () => call('background'));
      expect(await eventually(() => release.length === 4)).toBe(true);
      running.push(call('interactive'), call('interactive'));
      expect(await eventually(() => release.length === 6)).toBe(true);
      expect(await failureOf(call('interactive'))).toBe('busy');
      for (const one of release) one();
      expect(await eventually(() => release.length === 7)).toBe(true);
      release[6]!();
      expect((await Promise.all(running)).every(({ status }) => status === 200)).toBe(true);
    });

    it('fail if they had no turn for too long', async () => {
      const { call, end } = await fill(24, undefined, { limits: { turnMs: 100 } });
      await expect(call(50)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 1 });
      await end();
    });

    it('fail without a warning on standard error if their time was over while the process was busy', async () => {
      const warnings: string[] = [];
      const note = ({ name }: Error) => void warnings.push(name);
      process.on('warning', note);
      const { call, end } = await fill(24, undefined, { limits: { turnMs: -1 } });
      expect(await failureOf(call(50))).toBe('busy');
      await end();
      process.off('warning', note);
      expect(warnings).toEqual([]);
    });

    it('end while they wait if they are canceled or the client is closed', async () => {
      const { outbound, end } = await fill(24, undefined);
      const signal = AbortSignal.timeout(50);
      const waiting = { method: 'GET', url: 'http://8.8.8.99/' };
      expect(await failureOf(outbound.request('auto', { ...waiting, signal }))).toBe('aborted');
      const last = failureOf(outbound.request('auto', waiting));
      await end();
      await outbound.close();
      expect(['aborted', 'no failure']).toContain(await last);
    });
  });

  it('of a login wait for their turn, for a limited time: a code cannot be sent again', async () => {
    const { server, release } = await startGate();
    const outbound = testOutbound({ limits: { turnMs: 300 } });
    const call = () => outbound.request('oauth', { ...HELD, method: 'POST', url: server.url });
    const running = Array.from({ length: 7 }, call);
    expect(await eventually(() => release.length === 6)).toBe(true);
    release.shift()?.();
    expect(await eventually(() => release.length === 6)).toBe(true);
    await expect(call()).rejects.toMatchObject({ code: 'busy', isUnsent: true });
    for (const one of release) one();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array(7).fill(200));
  });

  it('of programs take no place from a person, and find none where persons take all', async () => {
    const { server, release } = await startGate();
    const outbound = testOutbound({ limits: { calls: 2, callsPerHost: 2 } });
    const call = (traffic: Traffic) => outbound.request('user', { ...HELD, url: server.url, traffic });
    const running = [call('program'), call('program')];
    expect(await eventually(() => release.length === 2)).toBe(true);
    expect(await failureOf(call('program'))).toBe('busy');
    running.push(call('interactive'), call('interactive'));
    expect(await eventually(() => release.length === 4)).toBe(true);
    expect(await failureOf(call('interactive'))).toBe('busy');
    for (const one of release.splice(0, 2)) one();
    await Promise.all(running.slice(0, 2));
    expect(await failureOf(call('program'))).toBe('busy');
    for (const one of release) one();
    expect((await Promise.all(running)).every(({ status }) => status === 200)).toBe(true);
  });

  describe('of sequences', () => {
    it('are eight, of which two to a host, and take no place from the others', async () => {
      const { server, release } = await startGate();
      const outbound = testOutbound({ openSocket: openStandInSocket(() => server.port) });
      const call = (i: number, traffic: Traffic) =>
        outbound.request('user', { ...HELD, url: `http://8.8.8.${i}/`, traffic });
      const running = [1, 2, 3, 4].flatMap((host) => [call(host, 'sequence'), call(host, 'sequence')]);
      expect(await eventually(() => release.length === 8)).toBe(true);
      running.push(call(1, 'sequence'), call(9, 'sequence'));
      // All that there is for a person, also at a host that sequences call.
      running.push(...Array.from({ length: 6 }, () => call(1, 'interactive')));
      running.push(...Array.from({ length: 26 }, (_, i) => call(20 + i, 'interactive')));
      expect(await eventually(() => release.length === 40)).toBe(true);
      expect(await failureOf(call(60, 'interactive'))).toBe('busy');
      for (const one of release.splice(0)) one();
      expect(await eventually(() => release.length === 2)).toBe(true);
      for (const one of release) one();
      expect((await Promise.all(running)).every(({ status }) => status === 200)).toBe(true);
    });

    it('have their turn although a person and the background use all that they may', async () => {
      const { server, release } = await startGate();
      const outbound = testOutbound({ limits: { calls: 2, backgroundCalls: 1 } });
      const call = (traffic: Traffic) => outbound.request('user', { ...HELD, url: server.url, traffic });
      const running = [call('background'), call('interactive'), call('sequence')];
      expect(await eventually(() => release.length === 3)).toBe(true);
      for (const one of release) one();
      expect((await Promise.all(running)).every(({ status }) => status === 200)).toBe(true);
    });

    it('fail if they had no turn for too long', async () => {
      const { server, release } = await startGate();
      const outbound = testOutbound({ limits: { sequenceCalls: 1, turnMs: 100 } });
      const call = () => outbound.request('user', { ...HELD, url: server.url, traffic: 'sequence' });
      const first = call();
      expect(await eventually(() => release.length === 1)).toBe(true);
      await expect(call()).rejects.toMatchObject({
        code: 'busy',
        message: '1 outgoing calls are already running in sequences',
      });
      release[0]!();
      expect((await first).status).toBe(200);
    });
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
