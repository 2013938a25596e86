import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flushEvents } from '#src/features/audit/audit.service.ts';
import { flushHistory } from '#src/features/history/history.service.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type Received, startUpstream, type Upstream } from '#test/upstream.ts';

const ID = 'ident-1f2e3d4c';
const OTHER = 'other-secret-5a6b7c8d';
const MAIN = 'main-secret-9z8y7x6w5v';
const NOW = Date.parse('2026-11-22T10:00:00.900Z');
const SECONDS = '1795341600';

let test: TestApp;
let elsewhere: Upstream;
/** What the stand-in of each API accepts; it responds with everything that it received. */
let accepts: (call: Received) => boolean;
let api: Upstream;
beforeAll(async () => {
  test = await createTestApp({ now: () => NOW });
  elsewhere = await startUpstream((_call, _request, response) => response.end('{}'));
  api = await startUpstream((call, _request, response) => {
    if (call.path.startsWith('/away'))
      return response.writeHead(307, { location: `${elsewhere.url}/x` }).end();
    response.writeHead(accepts(call) ? 200 : 401, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(call));
  });
});
afterAll(async () => {
  await Promise.all([api.close(), elsewhere.close(), test.close()]);
});

const addKey = async (catalogId: string, parts: Record<string, string>, fields: object = {}) => {
  const { status, body } = await test.rest('POST', '/keys/from-catalog', {
    catalogId,
    name: catalogId,
    apiKey: MAIN,
    parts,
    baseUrl: api.url,
    ...fields,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { id: number; providerId: number; parts: Record<string, string> };
};

const queryOf = ({ path }: Received) => Object.fromEntries(new URL(path, api.url).searchParams);
const hmac = (text: string): string => createHmac('sha256', MAIN).update(text).digest('hex');

const PUSHER_QUERY = `auth_key=${ID}&auth_timestamp=${SECONDS}&auth_version=1.0`;
const PUSHER_BODY = '{"name":"ü"}';

type Kind = {
  id: string;
  parts: Record<string, string>;
  request?: { method?: string; endpoint?: string; requestBody?: object };
  accepts: (call: Received) => boolean;
};

const KINDS: Kind[] = [
  {
    id: 'adzuna',
    parts: { app_id: ID },
    accepts: (call) => {
      const { app_id, app_key, what } = queryOf(call);
      return app_id === ID && app_key === MAIN && what === 'a b';
    },
    request: { endpoint: '/v1/api/jobs/gb/search/1?what=a%20b&app_id=typed' },
  },
  {
    id: 'alpaca',
    parts: { key_id: ID },
    accepts: ({ headers }) => headers['apca-api-key-id'] === ID && headers['apca-api-secret-key'] === MAIN,
  },
  {
    id: 'veryfi',
    parts: { client_id: ID, username: 'bob' },
    accepts: ({ headers }) => headers['client-id'] === ID && headers.authorization === `apikey bob:${MAIN}`,
  },
  {
    id: 'namecheap',
    parts: { user_name: 'bob', client_ip: '192.0.2.7' },
    accepts: (call) => {
      const { ApiUser, ApiKey, UserName, ClientIp } = queryOf(call);
      return ApiUser === 'bob' && UserName === 'bob' && ApiKey === MAIN && ClientIp === '192.0.2.7';
    },
  },
  {
    id: 'porkbun',
    parts: { api_key: OTHER },
    request: { method: 'POST', requestBody: { domain: 'a.example', apikey: 'typed', n: 12_345 } },
    accepts: ({ body, headers }) => {
      const { apikey, secretapikey, domain, n, ...rest } = JSON.parse(body);
      const isComplete = apikey === OTHER && secretapikey === MAIN && domain === 'a.example' && n === 12_345;
      return isComplete && Object.keys(rest).length === 0 && headers['content-type'] === 'application/json';
    },
  },
  {
    id: 'podcast-index',
    parts: { api_key: ID },
    accepts: ({ headers }) =>
      headers['x-auth-key'] === ID &&
      headers['x-auth-date'] === SECONDS &&
      headers.authorization === createHash('sha1').update(`${ID}${MAIN}${SECONDS}`).digest('hex'),
  },
  {
    id: 'sumsub',
    parts: { app_token: OTHER },
    request: { method: 'POST', endpoint: '/resources/applicants?levelName=a%20b', requestBody: { a: 1 } },
    accepts: ({ headers, path, body }) =>
      path === '/resources/applicants?levelName=a%20b' &&
      headers['x-app-token'] === OTHER &&
      headers['x-app-access-ts'] === SECONDS &&
      headers['x-app-access-sig'] === hmac(`${SECONDS}POST${path}${body}`),
  },
  {
    id: 'pusher',
    parts: { key: ID },
    request: { method: 'POST', endpoint: '/apps/3/events', requestBody: { name: 'ü' } },
    accepts: (call) => {
      const md5 = createHash('md5').update(PUSHER_BODY).digest('hex');
      const { auth_signature, body_md5 } = queryOf(call);
      return (
        body_md5 === md5 &&
        call.body === PUSHER_BODY &&
        auth_signature === hmac(`POST\n/apps/3/events\n${PUSHER_QUERY}&body_md5=${md5}`)
      );
    },
  },
];

const inputOf = (apiKeyId: number, { request }: Pick<Kind, 'request'>) => ({
  apiKeyId,
  endpoint: '/x',
  method: 'GET',
  ...request,
});

const secretsOf = ({ parts }: Kind): string[] => [
  MAIN,
  ...Object.values(parts).filter((one) => one === OTHER),
];

describe('a call with a key of several values', () => {
  it.each(KINDS)('sends each of them where $id expects it', async (kind) => {
    accepts = kind.accepts;
    const { id } = await addKey(kind.id, kind.parts);
    const { body } = await test.rest('POST', '/test', inputOf(id, kind));
    expect(body).toMatchObject({ status: 200 });
    const { body: other } = await test.trpc('mutation', 'testing.run', inputOf(id, kind));
    expect(other).toMatchObject({ status: 200 });
    // The stand-in sent everything back.
    for (const secret of secretsOf(kind)) expect(JSON.stringify([body, other])).not.toContain(secret);
  });

  it.each(KINDS)('is previewed for $id with the secrets masked', async (kind) => {
    const { id } = await addKey(kind.id, kind.parts);
    const before = api.received.length;
    const { status, body } = await test.rest('POST', '/test/preview', inputOf(id, kind));
    expect(status).toBe(200);
    expect(api.received).toHaveLength(before);
    const text = JSON.stringify(body);
    for (const secret of secretsOf(kind)) expect(text).not.toContain(secret);
    expect(text).toMatch(/\*{20}|(?:%2A){20}/);
    const identifiers = Object.values(kind.parts).filter((one) => one !== OTHER);
    for (const one of identifiers) expect(text).toContain(one);
  });

  it('shows where in the body its values go', async () => {
    const kind = KINDS.find(({ id }) => id === 'porkbun') as Kind;
    const { id } = await addKey(kind.id, kind.parts);
    const { body } = await test.rest('POST', '/test/preview', inputOf(id, kind));
    expect(JSON.parse(body.body)).toEqual({
      apikey: `oth${'*'.repeat(20)}`,
      secretapikey: `mai${'*'.repeat(20)}`,
      domain: 'a.example',
      n: 12_345,
    });
  });

  it.each(KINDS)('sends no value of $id to a host that may not get it', async (kind) => {
    const { id } = await addKey(kind.id, kind.parts, { baseUrl: null });
    const input = { ...inputOf(id, kind), endpoint: 'https://elsewhere.example.com/x' };
    const { body } = await test.rest('POST', '/test/preview', input);
    expect(body).toMatchObject({ keySent: false, withheldReason: 'host' });
    const text = JSON.stringify(body);
    for (const value of [MAIN, ...Object.values(kind.parts)]) expect(text).not.toContain(value);
    expect(text).not.toContain('***');
  });

  it.each(KINDS)('loses every value of $id at a redirect to another origin', async (kind) => {
    const { id } = await addKey(kind.id, kind.parts);
    elsewhere.received.length = 0;
    const { status } = await test.rest('POST', '/test', { ...inputOf(id, kind), endpoint: '/away' });
    expect(status).toBe(200);
    const text = JSON.stringify(elsewhere.received);
    for (const value of [MAIN, ...Object.values(kind.parts)]) expect(text).not.toContain(value);
  });

  it.each(KINDS)('leaves no secret of $id in the history or the audit log', async (kind) => {
    accepts = kind.accepts;
    const { id } = await addKey(kind.id, kind.parts);
    await test.rest('POST', '/test', inputOf(id, kind));
    await flushHistory(test.deps);
    await flushEvents(test.deps);
    const { body: listed } = await test.rest('GET', '/history');
    const kept = await test.rest('GET', `/history/${listed.items[0].id}`);
    expect(kept.status).toBe(200);
    const events = await test.rest('GET', `/audit?keyId=${id}`);
    for (const secret of secretsOf(kind)) {
      expect(JSON.stringify([listed, kept.body])).not.toContain(secret);
      expect(JSON.stringify(events.body)).not.toContain(secret);
    }
  });
});

describe('a body that cannot take a key', () => {
  it.each([
    ['GET', undefined, 'This API takes its key in the body, which a GET does not have: use POST'],
    ['POST', [1], 'This API takes its key in the body, so the body must be a JSON object or a form'],
  ])('is rejected before anything is sent: %s %j', async (method, requestBody, message) => {
    const { id } = await addKey('porkbun', { api_key: OTHER });
    const before = api.received.length;
    const { status, body } = await test.rest('POST', '/test', {
      apiKeyId: id,
      endpoint: '/x',
      method,
      requestBody,
    });
    expect(status).toBe(400);
    expect(body.message).toBe(message);
    expect(api.received).toHaveLength(before);
  });

  it('may be a form, which keeps its other fields', async () => {
    const { id } = await addKey('porkbun', { api_key: OTHER });
    accepts = () => true;
    const { status } = await test.rest('POST', '/test', {
      apiKeyId: id,
      endpoint: '/x',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      requestBody: { a: '1 2', apikey: 'typed' },
    });
    expect(status).toBe(200);
    expect(Object.fromEntries(new URLSearchParams(api.received.at(-1)?.body))).toEqual({
      a: '1 2',
      apikey: OTHER,
      secretapikey: MAIN,
    });
  });
});

describe('a secret part', () => {
  it('is masked in a response like the key itself', async () => {
    accepts = () => true;
    const { id } = await addKey('sumsub', { app_token: OTHER });
    const { body } = await test.rest('POST', '/test', { apiKeyId: id, endpoint: '/x', method: 'GET' });
    expect(JSON.stringify(body)).not.toContain(OTHER);
    expect(JSON.stringify(body.response)).toContain('*'.repeat(20));
  });

  it('does not make an identifier unreadable', async () => {
    accepts = () => true;
    const { id } = await addKey('alpaca', { key_id: ID });
    const { body } = await test.rest('POST', '/test', { apiKeyId: id, endpoint: '/x', method: 'GET' });
    expect(JSON.stringify(body.response)).toContain(ID);
  });
});
