import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { OpenSocket } from '#src/open-socket.ts';
import { followRedirect, type Hop } from '#src/redirects.ts';
import { parseTarget } from '#src/target.ts';
import { failureOf, openStandInSocket, testOutbound, text } from '#test/outbound.ts';
import { startHttp } from '#test/servers.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** A site whose `/go/<code>?to=<location>` redirects; every other path is the end of the call. All requests are recorded. */
const startSite = async () => {
  const seen: Seen[] = [];
  const server = await startHttp(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url!, 'http://x');
    seen.push({ method: request.method!, url: request.url!, headers: request.headers, body });
    const code = /^\/go\/(\d+)/.exec(url.pathname)?.[1];
    if (code) response.writeHead(Number(code), { location: url.searchParams.get('to')! }).end('moved');
    else response.end('arrived');
  });
  return { ...server, seen };
};

const SECRETS = {
  Authorization: 'Bearer canary',
  cookie: 'canary=1',
  'X-Api-Key': 'canary',
  'xi-api-key': 'canary',
  'Private-Token': 'canary',
  'x-amz-security-token': 'canary',
  'X-Custom': 'canary',
  'x-harmless': 'kept',
};

describe('following a redirect', () => {
  it.each([
    [301, 'POST', 'GET', ''],
    [302, 'POST', 'GET', ''],
    [303, 'POST', 'GET', ''],
    [303, 'PUT', 'GET', ''],
    [301, 'PUT', 'PUT', 'body'],
    [302, 'PATCH', 'PATCH', 'body'],
    [307, 'POST', 'POST', 'body'],
    [308, 'DELETE', 'DELETE', 'body'],
  ])('turns a %i after %s into %s', async (code, method, expected, body) => {
    const site = await startSite();
    const response = await testOutbound().request('user', {
      method,
      url: `${site.url}/go/${code}?to=/end`,
      headers: { 'content-type': 'text/plain', 'x-kept': 'yes' },
      body: 'body',
    });
    expect(text(response)).toBe('arrived');
    expect(response.redirects).toEqual([{ status: code, url: `${site.url}/end` }]);
    expect(response.url).toBe(`${site.url}/end`);
    const last = site.seen[1]!;
    expect([last.method, last.body]).toEqual([expected, body]);
    expect(last.headers['content-type']).toBe(body === '' ? undefined : 'text/plain');
    expect(last.headers['x-kept']).toBe('yes');
  });

  it('keeps credentials on the same origin', async () => {
    const site = await startSite();
    const request = { method: 'GET', url: `${site.url}/go/302?to=/end%3Fapi_key=canary`, headers: SECRETS };
    await testOutbound().request('user', {
      ...request,
      secretHeaders: ['x-custom'],
      secretQuery: ['api_key'],
    });
    expect(site.seen[1]!.headers).toMatchObject({ authorization: 'Bearer canary', 'x-custom': 'canary' });
    expect(site.seen[1]!.url).toBe('/end?api_key=canary');
  });

  it.each([301, 302, 303, 307, 308])('drops every credential on a %i to another origin', async (code) => {
    const [site, other] = [await startSite(), await startSite()];
    const to = encodeURIComponent(`${other.url}/end?API_KEY=canary&page=2`);
    const response = await testOutbound().request('user', {
      method: 'GET',
      url: `${site.url}/go/${code}?to=${to}&api_key=canary`,
      headers: SECRETS,
      secretHeaders: ['x-custom'],
      secretQuery: ['api_key'],
    });
    const { host: _host, ...headers } = other.seen[0]!.headers;
    expect(JSON.stringify(other.seen)).not.toContain('canary');
    expect(headers['x-harmless']).toBe('kept');
    expect(other.seen[0]!.url).toBe('/end?page=2');
    expect(JSON.stringify([response.url, response.redirects])).not.toContain('canary');
  });

  it('masks credentials in the URLs of the response', async () => {
    const site = await startSite();
    const response = await testOutbound().request('user', {
      method: 'GET',
      url: `${site.url}/end?a=1&key=canary&KEY=canary#part`,
      secretQuery: ['key'],
    });
    expect(response.url).toBe(`${site.url}/end?a=1&key=***&KEY=***`);
    expect(site.seen[0]!.url).toContain('key=canary');
  });

  it('follows five redirects and fails at the sixth', async () => {
    const server = await startHttp((request, response) => {
      const left = Number(request.url!.slice(1));
      if (left === 0) response.end('done');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    const outbound = testOutbound();
    const five = await outbound.request('user', { method: 'GET', url: `${server.url}/5` });
    expect(five.redirects).toHaveLength(5);
    const six = outbound.request('user', { method: 'GET', url: `${server.url}/6` });
    expect(await failureOf(six)).toBe('too_many_redirects');
    const two = outbound.request('user', { method: 'GET', url: `${server.url}/2`, maxRedirects: 1 });
    expect(await failureOf(two)).toBe('too_many_redirects');
  });

  it('ends a redirect loop', async () => {
    const site = await startHttp((_request, response) => response.writeHead(307, { location: '/' }).end());
    const call = testOutbound().request('user', { method: 'GET', url: site.url });
    expect(await failureOf(call)).toBe('too_many_redirects');
  });

  it('says of a failure behind a redirect that a server was reached', async () => {
    // Nothing listens on port 1.
    const closed = 'http://127.0.0.1:1';
    const site = await startHttp((_request, response) =>
      response.writeHead(302, { location: `${closed}/login` }).end(),
    );
    const fails = (url: string) => testOutbound().request('user', { method: 'GET', url });
    await expect(fails(site.url)).rejects.toMatchObject({ code: 'refused', isAfterRedirect: true });
    await expect(fails(closed)).rejects.toMatchObject({ code: 'refused', isAfterRedirect: false });
  });

  it('returns the redirect itself with maxRedirects 0, and by default for oauth', async () => {
    const site = await startSite();
    const url = `${site.url}/go/302?to=/end`;
    const outbound = testOutbound();
    for (const [profile, maxRedirects] of [
      ['user', 0],
      ['oauth', undefined],
    ] as const) {
      const response = await outbound.request(profile, { method: 'GET', url, maxRedirects });
      expect([response.status, text(response), response.headers.location]).toEqual([302, 'moved', '/end']);
    }
    expect((await outbound.request('oauth', { method: 'GET', url, maxRedirects: 1 })).status).toBe(200);
  });

  it('treats a redirect without Location, a 300 and a 304 as final responses', async () => {
    const server = await startHttp((request, response) =>
      response.writeHead(Number(request.url!.slice(1))).end(),
    );
    const outbound = testOutbound();
    for (const status of [300, 302, 304]) {
      expect((await outbound.request('user', { method: 'GET', url: `${server.url}/${status}` })).status).toBe(
        status,
      );
    }
  });

  it('follows a redirect with a long body', async () => {
    const server = await startHttp((request, response) => {
      if (request.url === '/end') return void response.end('arrived');
      response.writeHead(302, { location: '/end', 'content-encoding': 'nonsense' });
      response.end(Buffer.alloc(200_000));
    });
    expect(text(await testOutbound().request('user', { method: 'GET', url: server.url }))).toBe('arrived');
  });

  it('follows a Location in UTF-8', async () => {
    const server = await startHttp((request, response) => {
      if (request.url === '/')
        response.writeHead(302, { location: Buffer.from('/ä').toString('latin1') }).end();
      else response.end(request.url);
    });
    expect(text(await testOutbound().request('user', { method: 'GET', url: server.url }))).toBe('/%C3%A4');
  });
});

describe('a redirect to a narrower network', () => {
  const PLACES = { '8.8.8.8': 3, '10.0.0.1': 2, '127.0.0.1': 1 };

  it('is blocked, and one to a wider or equal network is followed', async () => {
    for (const [from, fromWidth] of Object.entries(PLACES)) {
      for (const [to, toWidth] of Object.entries(PLACES)) {
        const site = await startHttp((request, response) => {
          if (request.url === '/end') response.end('arrived');
          else response.writeHead(302, { location: `http://${to}:8080/end` }).end();
        });
        const openSocket: OpenSocket = openStandInSocket(() => site.port);
        const call = testOutbound({ openSocket }).request('user', { method: 'GET', url: `http://${from}/` });
        expect(await failureOf(call), `${from} to ${to}`).toBe(
          toWidth < fromWidth ? 'blocked' : 'no failure',
        );
      }
    }
  });

  it('is blocked on a kept connection too', async () => {
    const site = await startHttp((request, response) => {
      if (request.url === '/go') response.writeHead(302, { location: 'http://127.0.0.1:8080/end' }).end();
      else response.end('arrived');
    });
    const outbound = testOutbound({ openSocket: openStandInSocket(() => site.port) });
    const local = { method: 'GET', url: 'http://127.0.0.1:8080/end' };
    expect((await outbound.request('user', local)).status).toBe(200);
    const call = outbound.request('user', { method: 'GET', url: 'http://8.8.8.8/go' });
    expect(await failureOf(call)).toBe('blocked');
    const again = await outbound.request('user', local);
    expect([again.status, again.timings.connect]).toEqual([200, null]);
  });
});

describe('a redirect from https to http', () => {
  const hop = (body?: string): Hop => ({
    target: parseTarget('https://api.example/a'),
    method: 'POST',
    headers: { authorization: 'Bearer canary', accept: '*/*' },
    body,
    from: null,
  });
  const response = { status: 307, headers: { location: 'http://api.example/a' }, scope: 'public' as const };
  const rules = { secretHeaders: [], secretQuery: [], hasSecretBody: false };

  it('is followed without credentials', () => {
    expect(followRedirect(hop(), response, rules).headers).toEqual({ accept: '*/*' });
  });

  it('is rejected if the request has a body', () => {
    expect(() => followRedirect(hop('secret'), response, rules)).toThrow(/from https to http/);
  });

  it('does not send an OAuth body to another origin even over https', () => {
    const other = { ...response, headers: { location: 'https://other.example/a' } };
    expect(() => followRedirect(hop('secret'), other, { ...rules, hasSecretBody: true })).toThrow(
      /credentials/,
    );
    expect(followRedirect(hop('form'), other, rules).body).toBe('form');
  });
});
