import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { CRAWL_LIMITS } from '#src/features/research/company/crawl-limits.ts';
import { crawl, outboundTo, QUICK, site } from '#test/crawl.ts';

describe('a site that misbehaves', () => {
  it('and never responds is left alone after its robots.txt', async () => {
    const received: string[] = [];
    const hanging = createServer((socket) => {
      socket.on('data', (data) => received.push(String(data).split('\r\n')[0] ?? ''));
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const { port } = hanging.address() as { port: number };
    const { evidence, readings } = await crawl(`127.0.0.1:${port}`, outboundTo({}), QUICK);
    expect(received).toEqual(['GET /robots.txt HTTP/1.1']);
    expect(readings).toEqual([]);
    expect(evidence).toMatchObject([{ status: null, found: expect.stringMatching(/300 ms|0\.3 s|in time/) }]);
    hanging.close();
  });

  it('and responds to nothing but robots.txt is left alone after two pages', async () => {
    let requests = 0;
    const hanging = createServer((socket) => {
      socket.once('data', (data) => {
        requests += 1;
        if (String(data).startsWith('GET /robots.txt'))
          socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n');
      });
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const { port } = hanging.address() as { port: number };
    await crawl(`127.0.0.1:${port}`, outboundTo({}), { ...QUICK, parallel: 1 });
    expect(requests).toBe(3);
    hanging.close();
  });

  it('and does not exist gets one line of evidence', async () => {
    const { evidence } = await crawl('nobody.test');
    expect(evidence).toHaveLength(1);
    expect(evidence[0]).toMatchObject({ url: 'https://nobody.test/robots.txt', status: null });
  });

  it.each([
    ['250 KB of nested elements', '<div>'.repeat(50_000)],
    ['megabytes of text', 'x '.repeat(2_000_000)],
    ['unclosed list items', '<ul>'.repeat(300) + '<li>item'.repeat(50_000)],
    ['tags that never end', '<a href="'.repeat(50_000)],
  ])('and sends %s is read before the test times out', async (_name, body) => {
    const company = await site(() => ({ '/robots.txt': { status: 404 }, '/': body, '*': { status: 404 } }));
    const { readings } = await crawl(company.host, outboundTo({}), { ...CRAWL_LIMITS, parallel: 1 });
    expect(readings).toHaveLength(1);
  });

  it.each([
    ['deep JSON', '['.repeat(200_000)],
    [
      'a prototype',
      '{"openapi":"3.0.0","__proto__":{"x":1},"info":{"title":"P"},"paths":{"/a":{"get":{"summary":"A"}}}}',
    ],
    [
      'the wrong types',
      '{"openapi":"3.0.0","info":[],"paths":[1],"servers":"x","tags":{"a":1},"components":7}',
    ],
    [
      'YAML that copies itself',
      `openapi: 3.0.0\na: &a [x,x,x,x,x,x,x,x,x]\n${Array.from(
        { length: 9 },
        (_u, at) =>
          `b${at}: &b${at} [${Array(9)
            .fill(at === 0 ? '*a' : `*b${at - 1}`)
            .join(',')}]`,
      ).join('\n')}`,
    ],
    ['YAML that nests', `openapi: 3.0.0\nx: ${'['.repeat(20_000)}`],
  ])('and sends %s as an OpenAPI document does no harm', async (_name, body) => {
    const company = await site(() => ({
      '/robots.txt': { status: 404 },
      '/openapi.json': { type: 'text/plain', body },
    }));
    const { evidence } = await crawl(company.host);
    expect(evidence.find(({ url }) => url === `${company.url}/openapi.json`)?.status).toBe(200);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});
