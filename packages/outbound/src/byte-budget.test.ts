import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createByteBudget, FREE_BYTES } from '#src/byte-budget.ts';
import type { OutboundRequest } from '#src/outbound-request.ts';
import { failureOf, testOutbound } from '#test/outbound.ts';
import { eventually, startHttp, startRaw } from '#test/servers.ts';

const KiB = 1024;

describe('a budget of bytes', () => {
  const budget = () => createByteBudget({ bytes: 1_000, extraBytes: 500 });
  /** Takes what counts, beyond what every body has for free. */
  const open = (from: ReturnType<typeof budget>) => {
    const holding = from.open();
    holding.take(FREE_BYTES);
    return holding;
  };

  it('has room up to its limit and none beyond, apart from the extra room of one body', () => {
    const shared = budget();
    const [first, second] = [open(shared), open(shared)];
    expect([first.take(1_000), first.take(500), first.take(1)]).toEqual([true, true, false]);
    expect(second.take(1)).toBe(false);
  });

  it('gives the extra room to one body at a time', () => {
    const shared = budget();
    const [first, second, third] = [open(shared), open(shared), open(shared)];
    first.take(900);
    expect([second.take(200), third.take(101), third.take(1)]).toEqual([true, false, false]);
    second.release();
    expect(third.take(101)).toBe(true);
  });

  it('never makes a small body wait', () => {
    const shared = budget();
    open(shared).take(1_500);
    expect(shared.open().take(FREE_BYTES)).toBe(true);
  });

  it('serves those that wait in the order in which they began, as soon as there is room', () => {
    const shared = budget();
    const [holder, first, second, gone] = [open(shared), open(shared), open(shared), open(shared)];
    const served: string[] = [];
    holder.take(1_500);
    second.wait(600, () => served.push('second'));
    first.wait(600, () => served.push('first'));
    gone.wait(1, () => served.push('gone'))();
    expect(served).toEqual([]);
    holder.release();
    expect(served).toEqual(['first', 'second']);
  });

  it('passes the extra room on if the body that has it stops taking any', async () => {
    const shared = budget();
    const [slow, next] = [open(shared), open(shared)];
    slow.take(1_100);
    let isServed = false;
    next.wait(300, () => {
      isServed = true;
    });
    expect(isServed).toBe(false);
    expect(await eventually(() => isServed)).toBe(true);
  });

  it('serves no other body at once where one begins to wait, in the middle of what was received for it', async () => {
    const shared = budget();
    const [slow, next, another] = [open(shared), open(shared), open(shared)];
    slow.take(1_100);
    let isServed = false;
    next.wait(300, () => {
      isServed = true;
    });
    const later = performance.now() + 5_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    another.wait(300, () => {});
    clock.mockRestore();
    expect(isServed).toBe(false);
    expect(await eventually(() => isServed)).toBe(true);
  });

  it('asks bodies that nobody takes to give way, one at a time, only while another waits for room', async () => {
    const shared = budget();
    const [taken, first, second, next] = [open(shared), open(shared), open(shared), open(shared)];
    for (const holding of [taken, first, second]) holding.take(400);
    const asked: string[] = [];
    const keep = (name: string, gives: boolean) => () => {
      asked.push(name);
      return gives;
    };
    taken.keep(keep('taken', false));
    first.keep(keep('first', true));
    second.keep(keep('second', true));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(asked).toEqual([]);
    let isServed = false;
    next.wait(200, () => {
      isServed = true;
    });
    expect(isServed).toBe(false);
    expect(await eventually(() => isServed)).toBe(true);
    expect(asked).toEqual(['taken', 'first']);
  });

  it('gets everything back exactly once', () => {
    const shared = budget();
    const holding = open(shared);
    holding.take(1_500);
    holding.release();
    holding.release();
    const next = open(shared);
    expect([next.take(1_500), next.take(1)]).toEqual([true, false]);
  });
});

describe('the bodies of several calls', () => {
  const body = randomBytes(400 * KiB);
  const shared = { bodyBytes: 300 * KiB, decodedBytes: 400 * KiB };

  const serve = (coding?: 'gzip') =>
    startHttp((_request, response) =>
      coding === undefined
        ? response.end(body)
        : response.writeHead(200, { 'content-encoding': coding }).end(gzipSync(body)),
    );
  const get = (url: string, rest: Partial<OutboundRequest> = {}): OutboundRequest => ({
    method: 'GET',
    url,
    ...rest,
  });

  it.each([undefined, 'gzip'] as const)('all arrive in full, one after another: %s', async (coding) => {
    const server = await serve(coding);
    const outbound = testOutbound({ limits: shared });
    const sent = Promise.withResolvers<void>();
    const calls = Array.from({ length: 6 }, () =>
      outbound.request('user', get(server.url, { heldUntil: sent.promise })).then((response) => {
        expect([response.size, response.truncated, response.isCrowdedOut]).toEqual([
          body.length,
          false,
          false,
        ]);
        expect(Buffer.compare(response.body, body)).toBe(0);
      }),
    );
    // Until the first has been passed on, there is no room for the others.
    await Promise.race(calls);
    let isNextDone = false;
    void Promise.all(calls).then(() => {
      isNextDone = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isNextDone).toBe(false);
    sent.resolve();
    await Promise.all(calls);
  });

  it.each([undefined, 'gzip'] as const)(
    'are cut if there is no room for too long, and say so: %s',
    async (coding) => {
      const server = await serve(coding);
      const outbound = testOutbound({ limits: { ...shared, roomMs: 200 } });
      const never = new Promise(() => {});
      const first = await outbound.request('user', get(server.url, { heldUntil: never }));
      expect(first.isCrowdedOut).toBe(false);
      const second = await outbound.request('user', get(server.url));
      expect([second.status, second.truncated, second.isCrowdedOut]).toEqual([200, true, true]);
      expect(second.size).toBeGreaterThanOrEqual(FREE_BYTES - 32 * KiB);
      expect(Buffer.compare(second.body, body.subarray(0, second.size))).toBe(0);
    },
  );

  it('wait without the time limit for a pause, which is not the sender’s', async () => {
    const server = await serve();
    const outbound = testOutbound({ limits: { ...shared, idleMs: 100 } });
    const sent = Promise.withResolvers<void>();
    await outbound.request('user', get(server.url, { heldUntil: sent.promise }));
    const waiting = outbound.request('user', get(server.url));
    setTimeout(sent.resolve, 400);
    expect(await waiting).toMatchObject({ size: body.length, isCrowdedOut: false });
  });

  it('are not blamed for the time that it takes to decode them', async () => {
    const server = await serve('gzip');
    const outbound = testOutbound({ limits: { idleMs: 150 } });
    const busy = () => {
      const end = performance.now() + 60;
      while (performance.now() < end);
    };
    const response = await outbound.request('user', get(server.url, { onResponse: () => busy }));
    expect(response).toMatchObject({ size: body.length, truncated: false, brokenOff: null });
  });

  it('give their room back when a call fails, is canceled or is redirected', async () => {
    const server = await serve();
    const broken = await startRaw((socket) =>
      socket.end(Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 999999\r\n\r\n'), body])),
    );
    const outbound = testOutbound({ limits: { ...shared, roomMs: 300, decodedBytes: 500 * KiB } });
    for (let round = 0; round < 3; round += 1) {
      expect(await failureOf(outbound.request('user', get(broken.url)))).toBe('reset');
      const signal = AbortSignal.timeout(5);
      await failureOf(outbound.request('user', get(server.url, { signal })));
      expect(await outbound.request('user', get(server.url))).toMatchObject({ isCrowdedOut: false });
    }
  });

  it('of programs leave the room of a person alone, and make room for each other where nobody takes them', async () => {
    const server = await serve();
    const outbound = testOutbound({ limits: { ...shared, programBodyBytes: 300 * KiB, roomMs: 5_000 } });
    const never = new Promise(() => {});
    let isTaken = true;
    const given: string[] = [];
    const program = (name: string) =>
      get(server.url, {
        traffic: 'program',
        heldUntil: never,
        giveWay: () => {
          if (isTaken) return false;
          given.push(name);
          return true;
        },
      });
    expect((await outbound.request('user', program('first'))).isCrowdedOut).toBe(false);
    const second = outbound.request('user', program('second'));
    expect(await outbound.request('user', get(server.url))).toMatchObject({ isCrowdedOut: false });
    isTaken = false;
    expect(await second).toMatchObject({ isCrowdedOut: false, size: body.length });
    expect(given).toEqual(['first']);
  });

  it('in the background leave the room of interactive calls alone, and the other way round', async () => {
    const server = await serve();
    const limits = { ...shared, backgroundBodyBytes: 300 * KiB, roomMs: 200 };
    const outbound = testOutbound({ limits });
    const never = new Promise(() => {});
    const background = get(server.url, { traffic: 'background', heldUntil: never });
    expect((await outbound.request('user', background)).isCrowdedOut).toBe(false);
    expect((await outbound.request('user', background)).isCrowdedOut).toBe(true);
    expect((await outbound.request('user', get(server.url))).isCrowdedOut).toBe(false);
  });
});
