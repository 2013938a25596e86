import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { OutboundError } from '#src/errors.ts';
import { testOutbound } from '#test/outbound.ts';
import { eventually, startHttp } from '#test/servers.ts';

const errorOf = async (call: Promise<unknown>): Promise<OutboundError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof OutboundError)) throw new Error(`no failure of the call: ${String(error)}`);
  return error;
};

/** A server that never responds, and a sequence that has its only place. */
const startFull = async () => {
  let arrived = 0;
  const server = await startHttp(() => {
    arrived += 1;
  });
  const outbound = testOutbound({ limits: { sequenceCalls: 1 } });
  const call = (signal?: AbortSignal) =>
    outbound.request('user', { method: 'POST', url: server.url, traffic: 'sequence', signal });
  const first = new AbortController();
  const running = errorOf(call(first.signal));
  expect(await eventually(() => arrived === 1)).toBe(true);
  return { outbound, call, arrived: () => arrived, first, running };
};

describe('a call that was canceled', () => {
  it('is unsent if it still waited for its turn, and maybe sent if it had begun', async () => {
    const { call, arrived, first, running } = await startFull();
    const left = new AbortController();
    const waiting = errorOf(call(left.signal));
    left.abort();
    expect(await waiting).toMatchObject({ code: 'aborted', isUnsent: true });
    first.abort();
    expect(await running).toMatchObject({ code: 'aborted', isUnsent: false });
    expect(arrived()).toBe(1);
  });

  it('is unsent if that was before it began', async () => {
    const server = await startHttp((_request, response) => response.end());
    const outbound = testOutbound();
    const request = { method: 'POST', url: server.url, signal: AbortSignal.abort() };
    expect(await errorOf(outbound.request('user', request))).toMatchObject({ isUnsent: true });
    // With a connection that an earlier call has left, too.
    await outbound.request('user', { method: 'POST', url: server.url });
    expect(await errorOf(outbound.request('user', request))).toMatchObject({ isUnsent: true });
  });
});

it('a call that times out in the name lookup is unsent', async () => {
  const outbound = testOutbound({ lookup: () => new Promise(() => {}) });
  const request = { method: 'POST', url: 'https://slow.example/', limits: { connectMs: 20 } };
  expect(await errorOf(outbound.request('user', request))).toMatchObject({ code: 'timeout', isUnsent: true });
});

it('a call of a client that was closed is unsent', async () => {
  const { outbound, call, running } = await startFull();
  await outbound.close();
  expect(await errorOf(call())).toMatchObject({ code: 'closed', isUnsent: true });
  expect(await running).toMatchObject({ code: 'aborted', isUnsent: false });
});

it('a call on a kept connection may have been sent if that was lost then, though no other could be opened', async () => {
  let received = 0;
  const server = createServer((request, response) => {
    received += 1;
    if (received === 1) return void response.end();
    // Nobody listens any more when the call is tried again.
    server.close();
    request.socket.resetAndDestroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const outbound = testOutbound();
  const request = { method: 'GET', url: `http://127.0.0.1:${port}/` };
  await outbound.request('user', request);
  const error = await errorOf(outbound.request('user', request));
  expect(error).toMatchObject({ code: 'refused', isUnsent: false });
  expect(received).toBe(2);
});
