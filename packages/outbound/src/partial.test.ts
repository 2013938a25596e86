import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Limits } from '#src/limits.ts';
import { failureOf, testOutbound, text } from '#test/outbound.ts';
import { startRaw, startScript } from '#test/servers.ts';

const OK = 'HTTP/1.1 200 OK\r\n';
/** Short, because these wait for a limit to run out. */
const HASTY: Partial<Limits> = { idleMs: 150, totalMs: 400 };

const ask = (url: string, keepPartial: boolean, limits: Partial<Limits> = {}) =>
  testOutbound().request('user', { method: 'GET', url, keepPartial, limits });

const streamForEver = (socket: Socket) => {
  socket.write(`${OK}content-type: text/event-stream\r\n\r\n`);
  const timer = setInterval(() => socket.write('data: 1\n\n'), 20);
  socket.on('close', () => clearInterval(timer));
};

describe('an answer that breaks off inside its body, where what came of it is wanted', () => {
  it.each([
    ['promises more than it sends', `${OK}content-length: 10\r\n\r\nabc`, 'reset'],
    ['ends before its last chunk', `${OK}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n`, 'reset'],
    [
      'sends a chunk that is none',
      `${OK}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\nzz\r\n`,
      'bad_response',
    ],
  ])('counts as far as it came when it %s', async (_what, script, code) => {
    const { url } = await startScript(script);
    const answer = await ask(url, true);
    expect(answer).toMatchObject({ status: 200, truncated: false, brokenOff: { code } });
    expect(text(answer)).toBe('abc');
    expect(await failureOf(ask(url, false))).toBe(code);
  });

  it('counts as far as it came when it falls silent', async () => {
    const { url } = await startScript(`${OK}content-length: 10\r\n\r\nabc`, false);
    const answer = await ask(url, true, HASTY);
    expect(text(answer)).toBe('abc');
    expect(answer.brokenOff?.message).toMatch(/stopped sending for 0.15 s in the middle of its answer$/);
  });

  it('counts as far as it came when it goes on past the end of the time', async () => {
    const { url } = await startRaw(streamForEver);
    const answer = await ask(url, true, HASTY);
    expect(text(answer)).toMatch(/^(data: 1\n\n)+$/);
    expect(answer.brokenOff?.message).toMatch(/did not finish within 0.4 s$/);
    expect(answer.headers['content-type']).toBe('text/event-stream');
  });

  it('is decoded as far as it came', async () => {
    // Incompressible, so that the first half of the bytes holds about half of the text.
    const noise = Array.from({ length: 400 }, (_unused, at) => ((at * 7919) % 1000).toString(36)).join(',');
    const packed = gzipSync(noise);
    const head = `${OK}content-encoding: gzip\r\ncontent-length: ${packed.length}\r\n\r\n`;
    const { url } = await startScript(
      Buffer.concat([Buffer.from(head), packed.subarray(0, packed.length - 40)]),
    );
    const answer = await ask(url, true);
    expect(answer.brokenOff?.code).toBe('reset');
    expect(answer.size).toBeGreaterThan(0);
    expect(noise.startsWith(text(answer))).toBe(true);
  });

  it('is none before its headers are there', async () => {
    const { url } = await startScript(`${OK}content-le`);
    expect(await failureOf(ask(url, true))).toBe('reset');
  });

  it('is none when the caller went away', async () => {
    const { url } = await startRaw(streamForEver);
    const caller = new AbortController();
    const outbound = testOutbound();
    const call = outbound.request('user', { method: 'GET', url, keepPartial: true, signal: caller.signal });
    setTimeout(() => caller.abort(), 100);
    expect(await failureOf(call)).toBe('aborted');
  });

  it('leaves no connection to be used again', async () => {
    const server = await startScript(`${OK}content-length: 10\r\n\r\nabc`, false);
    const outbound = testOutbound();
    const again = () =>
      outbound.request('user', { method: 'GET', url: server.url, keepPartial: true, limits: HASTY });
    await again();
    expect(text(await again())).toBe('abc');
    expect(server.connections()).toBe(2);
  });
});
