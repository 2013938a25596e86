import { describe, expect, it } from 'vitest';
import { failureOf, testOutbound } from '#test/outbound.ts';
import { eventually, startHttp } from '#test/servers.ts';

describe('canceling', () => {
  const startHeld = async () => {
    let open = 0;
    const server = await startHttp((request, response) => {
      open += 1;
      response.on('close', () => {
        open -= 1;
      });
      if (request.url === '/body') response.write('begun');
    });
    return { ...server, open: () => open };
  };

  it.each(['/headers', '/body'])('ends the upstream call immediately while it waits for %s', async (path) => {
    const server = await startHeld();
    const controller = new AbortController();
    const outbound = testOutbound();
    const call = outbound.request('user', {
      method: 'GET',
      url: server.url + path,
      signal: controller.signal,
    });
    const outcome = failureOf(call);
    expect(await eventually(() => server.open() === 1)).toBe(true);
    controller.abort();
    expect(await outcome).toBe('aborted');
    expect(await eventually(() => server.open() === 0)).toBe(true);
  });

  it('works while a name is resolved, and before the call has started', async () => {
    const outbound = testOutbound({ lookup: () => new Promise(() => {}) });
    const signal = AbortSignal.timeout(30);
    const request = { method: 'GET', url: 'http://slow.example/', signal };
    expect(await failureOf(outbound.request('user', request))).toBe('aborted');
    expect(await failureOf(outbound.request('user', { ...request, signal: AbortSignal.abort() }))).toBe(
      'aborted',
    );
  });

  it('closing ends running calls and rejects new ones', async () => {
    const server = await startHeld();
    const outbound = testOutbound();
    const outcome = failureOf(outbound.request('user', { method: 'GET', url: `${server.url}/body` }));
    expect(await eventually(() => server.open() === 1)).toBe(true);
    await outbound.close();
    expect(await outcome).toBe('aborted');
    expect(await eventually(() => server.open() === 0)).toBe(true);
    expect(await failureOf(outbound.request('user', { method: 'GET', url: server.url }))).toBe('closed');
    expect(await failureOf(outbound.fetch('user')(server.url))).toBe('closed');
  });
});
