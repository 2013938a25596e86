import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { OutboundError } from '#src/errors.ts';
import { createOutbound } from '#src/outbound.ts';
import { makeCertificate } from '#test/certificate.ts';
import { failureOf, openStandInSocket, testOutbound, text } from '#test/outbound.ts';
import { eventually, startCanary, startHttp, startRaw } from '#test/servers.ts';

const HOST = 'secure.example';

const startHttps = async (pair: { key: string; cert: string }, isTrusted = true) => {
  const before = getCACertificates('default');
  if (isTrusted) setDefaultCACertificates([...before, pair.cert]);
  const server = createHttpsServer(pair, (_request, response) => response.end('over tls'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    setDefaultCACertificates(before);
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

const slowLookup = (ms: number) => async () => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return ['8.8.8.8'];
};

describe('timings', () => {
  it('separate DNS, connect and TLS, and are null for a kept connection', async () => {
    const port = await startHttps(makeCertificate([HOST]));
    const outbound = testOutbound({ openSocket: openStandInSocket(() => port), lookup: slowLookup(150) });
    const first = await outbound.request('user', { method: 'GET', url: `https://${HOST}/` });
    expect(text(first)).toBe('over tls');
    const { dns, connect, tls, firstByte, download } = first.timings;
    expect(dns).toBeGreaterThan(145);
    // The time of the DNS lookup counts in no other phase.
    expect(connect! + tls! + firstByte! + download!).toBeLessThanOrEqual(first.totalMs - 145);
    for (const phase of [connect, tls, firstByte, download]) expect(phase).toBeGreaterThan(0);
    expect(dns! + connect! + tls! + firstByte! + download!).toBeLessThanOrEqual(first.totalMs);

    const second = await outbound.request('user', { method: 'GET', url: `https://${HOST}/` });
    expect(second.timings).toMatchObject({ dns: null, connect: null, tls: null });
    expect(second.timings.firstByte).toBeGreaterThan(0);
  });

  it('contain no DNS for an IP address and no TLS for http', async () => {
    const server = await startHttp((_request, response) => response.end());
    const { timings } = await testOutbound().request('user', { method: 'GET', url: server.url });
    expect(timings).toMatchObject({ dns: null, tls: null, connect: expect.any(Number) });
  });

  it('belong to the call that opened the connection when several run at once', async () => {
    const server = await startHttp((_request, response) => void setTimeout(() => response.end(), 30));
    const lookedUp: number[] = [];
    const lookup = async () => {
      const [turn, startedAt] = [lookedUp.push(0) - 1, performance.now()];
      const addresses = await slowLookup(100 * turn)();
      lookedUp[turn] = performance.now() - startedAt;
      return addresses;
    };
    const outbound = testOutbound({ openSocket: openStandInSocket(() => server.port), lookup });
    const request = { method: 'GET', url: 'http://a.example/' };
    const calls = Array.from({ length: 3 }, () => outbound.request('user', request));
    const measured = (await Promise.all(calls)).map((response) => response.timings.dns!);
    measured.forEach((dns, call) => {
      const distances = lookedUp.map((ms) => Math.abs(ms - dns));
      expect(distances.indexOf(Math.min(...distances))).toBe(call);
    });
  });

  it('add up over redirects', async () => {
    const server = await startHttp((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: 'http://b.example/end' });
      response.end();
    });
    const outbound = testOutbound({
      openSocket: openStandInSocket(() => server.port),
      lookup: slowLookup(20),
    });
    const { timings, totalMs } = await outbound.request('user', { method: 'GET', url: 'http://a.example/' });
    expect(timings.dns).toBeGreaterThan(35);
    expect(timings.dns).toBeLessThan(totalMs);
  });
});

describe('TLS', () => {
  it.each([
    ['an unknown signer', makeCertificate([HOST]), false, 'self-signed'],
    ['another name', makeCertificate(['other.example']), true, 'for another host name'],
    ['an expired certificate', makeCertificate([HOST], new Date(Date.now() - 60_000)), true, 'has expired'],
  ])('fails with %s, whatever the environment says', async (_case, pair, isTrusted, reason) => {
    const port = await startHttps(pair, isTrusted);
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    onTestFinished(() => void vi.unstubAllEnvs());
    const outbound = testOutbound({
      openSocket: openStandInSocket(() => port),
      lookup: async () => ['8.8.8.8'],
    });
    const call = outbound.request('user', { method: 'GET', url: `https://${HOST}/` });
    await expect(call).rejects.toMatchObject({ code: 'tls', message: expect.stringContaining(reason) });
  });

  it('succeeds for an address in the certificate', async () => {
    const port = await startHttps(makeCertificate(['127.0.0.1']));
    const response = await testOutbound().request('user', {
      method: 'GET',
      url: `https://127.0.0.1:${port}/`,
    });
    expect(text(response)).toBe('over tls');
  });

  it('fails for an address that is not in the certificate', async () => {
    const port = await startHttps(makeCertificate(['localhost']));
    const call = testOutbound().request('user', { method: 'GET', url: `https://127.0.0.1:${port}/` });
    await expect(call).rejects.toMatchObject({ code: 'tls' });
    const named = await testOutbound().request('user', { method: 'GET', url: `https://localhost:${port}/` });
    expect(named.status).toBe(200);
  });
});

describe('a connection', () => {
  it('that is refused is reported with its address', async () => {
    const server = await startCanary();
    const free = server.port === 65_535 ? 65_534 : server.port + 1;
    const call = testOutbound().request('user', {
      method: 'GET',
      url: `http://127.0.0.1:${free}/a?key=canary`,
    });
    await expect(call).rejects.toMatchObject({
      code: 'refused',
      message: `Connection refused by 127.0.0.1:${free}`,
    });
  });

  it('tries the next address of a host name if one refuses', async () => {
    const server = await startHttp((_request, response) => response.end('v4'));
    const outbound = testOutbound({ lookup: async () => ['127.0.0.3', '127.0.0.2', '127.0.0.1'] });
    const response = await outbound.request('user', {
      method: 'GET',
      url: `http://many.example:${server.port}/`,
    });
    expect([text(response), response.remoteAddress]).toEqual(['v4', '127.0.0.1']);
  });

  it('ignores proxies in the environment', async () => {
    const proxy = await startCanary();
    for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY']) vi.stubEnv(name, proxy.url);
    onTestFinished(() => void vi.unstubAllEnvs());
    const server = await startHttp((_request, response) => response.end('direct'));
    expect(text(await testOutbound().request('user', { method: 'GET', url: server.url }))).toBe('direct');
    expect(proxy.connections()).toBe(0);
  });

  it('does not look up localhost in DNS', async () => {
    const server = await startHttp((_request, response) => response.end('here'));
    const lookup = vi.fn(async () => ['8.8.8.8']);
    const outbound = testOutbound({ lookup });
    for (const host of ['localhost', 'api.localhost']) {
      const response = await outbound.request('user', {
        method: 'GET',
        url: `http://${host}:${server.port}/`,
      });
      expect(response.remoteAddress).toBe('127.0.0.1');
    }
    expect(lookup).not.toHaveBeenCalled();
  });

  it('works through the system resolver and real sockets', async () => {
    const server = await startHttp((_request, response) => response.end('real'));
    const outbound = createOutbound({ localNetworks: true, egressAllow: [], forbidden: () => [] });
    onTestFinished(() => outbound.close());
    expect(
      text(await outbound.request('user', { method: 'GET', url: `http://localhost:${server.port}/` })),
    ).toBe('real');
    const unknown = outbound.request('user', { method: 'GET', url: 'http://no-such-host.invalid/' });
    expect(await failureOf(unknown)).toBe('dns');
  });
});

it('no error reveals the query, a header or the body of its request', async () => {
  const server = await startRaw((socket) => socket.end('nonsense'));
  const closing = await startRaw((socket) => socket.destroy());
  const silent = await startRaw(() => {});
  const bases = [
    ...[server, closing, silent].map(({ url }) => url),
    'http://169.254.169.254',
    'http://nowhere.example',
    'ftp://files.example',
    'http://user:canary@host.example',
  ];
  const outbound = testOutbound();
  const failures: unknown[] = [];
  for (const base of bases) {
    const request = {
      method: 'POST',
      url: `${base}/canary?key=canary`,
      headers: { authorization: 'Bearer canary' },
      body: 'canary',
      limits: { headersMs: 50 },
    };
    failures.push(await outbound.request('user', request).catch((error: unknown) => error));
    failures.push(
      await outbound
        .fetch('user', { headersMs: 50 })(request.url, { method: 'POST', body: 'canary' })
        .catch((error: unknown) => error),
    );
  }
  const broken = { method: 'GET', url: server.url, headers: { 'x-a': 'canary\r\nx: y' } };
  failures.push(await outbound.request('user', broken).catch((error: unknown) => error));
  expect(failures.every((failure) => failure instanceof OutboundError)).toBe(true);
  const messages = failures.map((failure) =>
    JSON.stringify([(failure as Error).message, { ...(failure as Error) }]),
  );
  expect(messages.filter((line) => line.includes('canary'))).toEqual([]);
});

it('leaves no connection open after failed calls', async () => {
  let open = 0;
  const server = await startRaw((socket) => {
    open += 1;
    socket.on('close', () => {
      open -= 1;
    });
    socket.write('HTTP/1.1 nonsense\r\n\r\n');
  });
  const outbound = testOutbound();
  for (let i = 0; i < 20; i += 1)
    await failureOf(outbound.request('user', { method: 'GET', url: server.url }));
  expect(server.connections()).toBe(20);
  expect(await eventually(() => open === 0)).toBe(true);
});
