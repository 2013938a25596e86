import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { markHeaders } from '#src/headers.ts';
import type { CallProfile } from '#src/policy.ts';
import { testOutbound } from '#test/outbound.ts';
import { startHttp } from '#test/servers.ts';

const NAME = 'x-made-here';

/** An outbound client that counts its requests in a marker, and a server that keeps what it received. */
const setUp = async (respond?: Parameters<typeof startHttp>[0]) => {
  const received: IncomingMessage[] = [];
  const server = await startHttp((request, response) => {
    received.push(request);
    if (respond) respond(request, response);
    else response.end('ok');
  });
  let made = 0;
  const create = () => {
    made += 1;
    return `made-${made}`;
  };
  const outbound = testOutbound({ marker: { name: NAME, create }, egressAllow: ['127.0.0.1'] });
  const markers = () =>
    received.map(({ rawHeaders }) =>
      rawHeaders.filter((_value, index) => rawHeaders[index - 1]?.toLowerCase() === NAME && index % 2 === 1),
    );
  return { server, received, outbound, markers };
};

describe('the marker', () => {
  it.each(['user', 'oauth', 'auto'] as const)(
    'is on every request of the profile %s',
    async (profile: CallProfile) => {
      const { server, outbound, markers } = await setUp();
      for (const method of ['GET', 'POST', 'DELETE'])
        await outbound.request(profile, { method, url: server.url, headers: { a: 'b' } });
      await outbound.fetch(profile)(server.url);
      await outbound.fetch(profile)(server.url, { method: 'POST', body: 'x' });
      expect(markers()).toEqual([['made-1'], ['made-2'], ['made-3'], ['made-4'], ['made-5']]);
    },
  );

  it('is new on each hop of a redirect, to the same and to another origin', async () => {
    const elsewhere = await startHttp((request, response) => response.end(String(request.headers[NAME])));
    const { server, outbound, markers } = await setUp((request, response) => {
      const next = { '/1': '/2', '/2': '/3', '/3': `${elsewhere.url}/4` }[request.url ?? ''];
      response.writeHead(307, { location: next }).end();
    });
    const { body } = await outbound.request('user', { method: 'GET', url: `${server.url}/1` });
    expect(markers()).toEqual([['made-1'], ['made-2'], ['made-3']]);
    expect(Buffer.from(body).toString()).toBe('made-4');
  });

  it.each([
    [{ [NAME]: 'forged' }],
    [{ 'X-Made-Here': 'forged' }],
    [{ 'X-MADE-HERE': 'forged', [NAME]: 'again' }],
    [{ [NAME]: '' }],
    [{ connection: NAME }],
    [{ 'Proxy-Connection': NAME, te: 'trailers', trailer: NAME }],
  ])(
    'is neither replaced nor removed by the caller’s headers %j',
    async (headers: Record<string, string>) => {
      const { server, outbound, markers, received } = await setUp();
      await outbound.request('user', { method: 'GET', url: server.url, headers, secretHeaders: [NAME] });
      expect(markers()).toEqual([['made-1']]);
      expect(String(received[0]?.headers.connection)).not.toContain(NAME);
    },
  );

  it('comes before all other headers, because a server may read only the first of them', async () => {
    const { server, outbound, received } = await setUp();
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`a${index}`, '1']));
    await outbound.request('user', { method: 'GET', url: server.url, headers: many });
    const names = received[0]!.rawHeaders.filter((_name, index) => index % 2 === 0);
    const [first] = names.filter((name) => !/^(host|connection)$/i.test(name));
    expect(first).toBe(NAME);
  });

  it('is left out by a client that has none', () => {
    expect(markHeaders({ a: 'b' }, undefined)).toEqual({ a: 'b' });
  });
});
