import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { failureOf, openStandInSocket, testOutbound } from '#test/outbound.ts';
import { eventually, startHttp, startRaw } from '#test/servers.ts';

describe('a kept connection', () => {
  it('serves the next call to the same origin and profile', async () => {
    const server = await startHttp((_request, response) => response.end());
    const outbound = testOutbound();
    for (let i = 0; i < 5; i += 1) await outbound.request('user', { method: 'GET', url: server.url });
    expect(server.connections()).toBe(1);
    await outbound.request('oauth', { method: 'GET', url: server.url });
    expect(server.connections()).toBe(2);
    expect(await failureOf(outbound.request('auto', { method: 'GET', url: server.url }))).toBe('blocked');
  });

  it('is checked again before it is used', async () => {
    const server = await startHttp((_request, response) => response.end());
    const forbidden: { address: string; port: number }[] = [];
    const outbound = testOutbound({ forbidden: () => forbidden });
    await outbound.request('user', { method: 'GET', url: server.url });
    forbidden.push({ address: '127.0.0.1', port: server.port });
    expect(await failureOf(outbound.request('user', { method: 'GET', url: server.url }))).toBe('blocked');
  });

  it('that the server has closed in the meantime is replaced', async () => {
    let closed = 0;
    const server = await startRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
      setTimeout(() => socket.end(), 10);
      socket.on('close', () => {
        closed += 1;
      });
    });
    const outbound = testOutbound();
    for (const [index, method] of ['GET', 'POST', 'POST'].entries()) {
      expect((await outbound.request('user', { method, url: server.url })).status).toBe(200);
      expect(await eventually(() => closed === index + 1)).toBe(true);
    }
    expect(server.connections()).toBe(3);
  });

  it('that is found closed before anything is sent is replaced, for a POST too', async () => {
    const sockets: Socket[] = [];
    const server = await startRaw((socket) => {
      sockets.push(socket);
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
    });
    const outbound = testOutbound();
    const post = { method: 'POST', url: server.url };
    await outbound.request('user', post);
    await new Promise((resolve) => setTimeout(resolve, 5));
    // Right after a timer, the event loop reads sockets before it writes the request.
    sockets[0]!.resetAndDestroy();
    expect((await outbound.request('user', post)).status).toBe(200);
    expect(server.connections()).toBe(2);
  });

  /** Responds to the first request of each connection and resets the connection on the second. */
  const startOneShot = async () => {
    const methods: string[] = [];
    const hasResponded = new WeakSet<object>();
    const server = await startRaw((socket, request) => {
      methods.push(request.split(' ')[0]!);
      if (hasResponded.has(socket)) return void socket.resetAndDestroy();
      hasResponded.add(socket);
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
    });
    return { ...server, methods };
  };

  it('that breaks during a GET sends it again on a new connection', async () => {
    const server = await startOneShot();
    const outbound = testOutbound();
    for (let i = 0; i < 2; i += 1) {
      expect((await outbound.request('user', { method: 'GET', url: server.url })).status).toBe(200);
    }
    expect(server.methods).toEqual(['GET', 'GET', 'GET']);
    expect(server.connections()).toBe(2);
  });

  it('that breaks during a POST does not send it twice', async () => {
    const server = await startOneShot();
    const outbound = testOutbound();
    await outbound.request('user', { method: 'GET', url: server.url });
    expect(await failureOf(outbound.request('user', { method: 'POST', url: server.url, body: 'pay' }))).toBe(
      'reset',
    );
    expect(server.methods).toEqual(['GET', 'POST']);
  });

  it('is closed when 32 others are kept', async () => {
    const server = await startHttp((_request, response) => response.end());
    const outbound = testOutbound({ openSocket: openStandInSocket(() => server.port) });
    const call = (i: number) => outbound.request('user', { method: 'GET', url: `http://8.8.4.${i}/` });
    for (let i = 0; i < 33; i += 1) await call(i);
    expect((await call(1)).timings.connect).toBeNull();
    expect((await call(0)).timings.connect).not.toBeNull();
  });
});
