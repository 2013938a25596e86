import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Limits } from '#src/limits.ts';
import { failureOf, testOutbound, text } from '#test/outbound.ts';
import { startRaw, startScript } from '#test/servers.ts';

const OK = 'HTTP/1.1 200 OK\r\n';
/** Short, because these tests wait for a limit to expire. */
const SHORT: Partial<Limits> = { idleMs: 150, totalMs: 400 };

const send = (url: string, keepPartial: boolean, limits: Partial<Limits> = {}) =>
  testOutbound().request('user', { method: 'GET', url, keepPartial, limits });

const streamForever = (socket: Socket) => {
  socket.write(`${OK}content-type: text/event-stream\r\n\r\n`);
  const timer = setInterval(() => socket.write('data: 1\n\n'), 20);
  socket.on('close', () => clearInterval(timer));
};

describe('a response that is interrupted inside its body, with keepPartial', () => {
  it.each([
    ['promises more than it sends', `${OK}content-length: 10\r\n\r\nabc`, 'reset'],
    ['ends before its last chunk', `${OK}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n`, 'reset'],
    ['sends an invalid chunk', `${OK}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\nzz\r\n`, 'bad_response'],
  ])('is returned as far as it arrived if the server %s', async (_what, script, code) => {
    const { url } = await startScript(script);
    const response = await send(url, true);
    expect(response).toMatchObject({ status: 200, truncated: false, brokenOff: { code } });
    expect(text(response)).toBe('abc');
    expect(await failureOf(send(url, false))).toBe(code);
  });

  it('is returned as far as it arrived if the server stops sending', async () => {
    const { url } = await startScript(`${OK}content-length: 10\r\n\r\nabc`, false);
    const response = await send(url, true, SHORT);
    expect(text(response)).toBe('abc');
    expect(response.brokenOff?.message).toMatch(/sent nothing for 0.15 s in the middle of its response$/);
  });

  it('is returned as far as it arrived if the time limit ends it', async () => {
    const { url } = await startRaw(streamForever);
    const response = await send(url, true, SHORT);
    expect(text(response)).toMatch(/^(data: 1\n\n)+$/);
    expect(response.brokenOff?.message).toMatch(/did not finish within 0.4 s$/);
    expect(response.headers['content-type']).toBe('text/event-stream');
  });

  it('is decoded as far as it arrived', async () => {
    // Incompressible, so that the first half of the bytes contains about half of the text.
    const noise = Array.from({ length: 400 }, (_unused, at) => ((at * 7919) % 1000).toString(36)).join(',');
    const packed = gzipSync(noise);
    const head = `${OK}content-encoding: gzip\r\ncontent-length: ${packed.length}\r\n\r\n`;
    const { url } = await startScript(
      Buffer.concat([Buffer.from(head), packed.subarray(0, packed.length - 40)]),
    );
    const response = await send(url, true);
    expect(response.brokenOff?.code).toBe('reset');
    expect(response.size).toBeGreaterThan(0);
    expect(noise.startsWith(text(response))).toBe(true);
  });

  it('fails if the headers have not arrived', async () => {
    const { url } = await startScript(`${OK}content-le`);
    expect(await failureOf(send(url, true))).toBe('reset');
  });

  it('fails if the caller disconnects', async () => {
    const { url } = await startRaw(streamForever);
    const caller = new AbortController();
    const outbound = testOutbound();
    const call = outbound.request('user', { method: 'GET', url, keepPartial: true, signal: caller.signal });
    setTimeout(() => caller.abort(), 100);
    expect(await failureOf(call)).toBe('aborted');
  });

  it('does not leave a connection to be reused', async () => {
    const server = await startScript(`${OK}content-length: 10\r\n\r\nabc`, false);
    const outbound = testOutbound();
    const again = () =>
      outbound.request('user', { method: 'GET', url: server.url, keepPartial: true, limits: SHORT });
    await again();
    expect(text(await again())).toBe('abc');
    expect(server.connections()).toBe(2);
  });
});
