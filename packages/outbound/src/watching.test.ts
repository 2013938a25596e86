import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { OutboundRequest } from '#src/outbound-request.ts';
import { failureOf, testOutbound, text } from '#test/outbound.ts';
import { eventually, startHttp } from '#test/servers.ts';

const watch = (url: string, request: Partial<OutboundRequest> = {}) => {
  const heads: { status: number; type: string | undefined }[] = [];
  const chunks: string[] = [];
  const call = testOutbound().request('user', {
    method: 'GET',
    url,
    onResponse: ({ status, headers }) => {
      heads.push({ status, type: headers['content-type'] });
      return (chunk) => void chunks.push(Buffer.from(chunk).toString());
    },
    ...request,
  });
  return { call, heads, chunks };
};

describe('a response that is watched', () => {
  it('is reported as it arrives: its head, then each part of its body', async () => {
    let end = () => {};
    const { url } = await startHttp((_request, response) => {
      response.writeHead(201, { 'content-type': 'text/event-stream' });
      response.write('one');
      end = () => response.end('two');
    });
    const { call, heads, chunks } = watch(url);
    expect(await eventually(() => chunks.length === 1)).toBe(true);
    expect(heads).toEqual([{ status: 201, type: 'text/event-stream' }]);
    end();
    expect(text(await call)).toBe('onetwo');
    expect(chunks).toEqual(['one', 'two']);
  });

  it('is decoded', async () => {
    const { url } = await startHttp((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('decoded'));
    });
    const { call, chunks } = watch(url);
    await call;
    expect(chunks.join('')).toBe('decoded');
  });

  it('is reported within the limits only', async () => {
    const { url } = await startHttp((_request, response) => response.end('x'.repeat(1_000)));
    const { call, chunks } = watch(url, { limits: { decodedBytes: 100 } });
    expect((await call).truncated).toBe(true);
    expect(chunks.join('').length).toBeLessThanOrEqual(100);
  });

  it('is not the redirect that leads to it', async () => {
    const { url } = await startHttp((request, response) => {
      if (request.url === '/end') response.end('end');
      else response.writeHead(302, { location: '/end' }).end('moved');
    });
    const { call, heads, chunks } = watch(url);
    await call;
    expect(heads.map(({ status }) => status)).toEqual([200]);
    expect(chunks).toEqual(['end']);
  });

  it.each([
    [
      'head',
      () => {
        throw new Error('watcher');
      },
    ],
    [
      'body',
      () => () => {
        throw new Error('watcher');
      },
    ],
  ])('ends with an error of who watches its %s, and nothing else does', async (_what, onResponse) => {
    const { url } = await startHttp((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'));
    });
    const { call } = watch(url, { onResponse });
    expect(await failureOf(call)).not.toBe('');
    expect(text(await watch(url).call)).toBe('x');
  });
});
