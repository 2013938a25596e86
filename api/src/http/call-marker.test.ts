import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALL_MARKER, createCallMarker } from '#src/http/call-marker.ts';
import { everyRoute } from '#test/every-route.ts';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { listen, sendRaw } from '#test/raw-http.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let port: number;
let keyId: number;
let upstream: Upstream;

beforeAll(async () => {
  test = await createTestApp();
  upstream = await startUpstream((_call, _request, response) => response.end('{}'));
  ({ id: keyId } = await makeKey(test));
  port = await listen(test.app);
});
afterAll(async () => {
  await test.close();
  await upstream.close();
});

const ours = (): string => test.deps.callMarker.create();
const reveal = (...lines: string[]) =>
  sendRaw(port, [`POST /api/keys/${keyId}/reveal HTTP/1.1`, 'Host: localhost', ...lines]);

/** Two markers of this installation with one part each, which belong together in neither. */
const mixed = (): string => `${ours().split('.')[0]}.${ours().split('.')[1]}`;

describe('the gate refuses what this installation sent', () => {
  const MARKED: [string, () => string[]][] = [
    ['as it was sent', () => [`${CALL_MARKER}: ${ours()}`]],
    ['with its name in upper case', () => [`GATEHOUSE-CALL: ${ours()}`]],
    ['with its name in mixed case', () => [`GateHouse-Call: ${ours()}`]],
    ['with spaces around it', () => [`${CALL_MARKER}:   ${ours()}\t `]],
    ['without a space', () => [`${CALL_MARKER}:${ours()}`]],
    ['twice', () => [`${CALL_MARKER}: ${ours()}`, `${CALL_MARKER}: ${ours()}`]],
    ['after a forged one', () => [`${CALL_MARKER}: forged`, `${CALL_MARKER}: ${ours()}`]],
    ['before a forged one', () => [`${CALL_MARKER}: ${ours()}`, `Gatehouse-Call: ${mixed()}`]],
    ['joined after a forged one', () => [`${CALL_MARKER}: ${mixed()}, ${ours()}`]],
    ['joined before a forged one', () => [`${CALL_MARKER}: ${ours()},forged`]],
    ['among empty ones', () => [`${CALL_MARKER}: ,, ${ours()} ,`]],
    [
      'after hundreds of other headers',
      () => [...Array.from({ length: 900 }, (_, i) => `a${i}: 1`), `${CALL_MARKER}: ${ours()}`],
    ],
    [
      'before hundreds of other headers',
      () => [`${CALL_MARKER}: ${ours()}`, ...Array.from({ length: 900 }, () => 'a:')],
    ],
    ['with an access token', () => [`${CALL_MARKER}: ${ours()}`, 'Authorization: Bearer x']],
    [
      'from our own page',
      () => [`${CALL_MARKER}: ${ours()}`, 'Sec-Fetch-Site: same-origin', 'Origin: http://localhost'],
    ],
    [
      'with a forwarding header',
      () => [`${CALL_MARKER}: ${ours()}`, 'X-Forwarded-For: 10.0.0.1', 'Via: 1.1 proxy'],
    ],
    ['with a header that asks to drop it', () => [`${CALL_MARKER}: ${ours()}`, `Connection: ${CALL_MARKER}`]],
  ];

  it.each(MARKED)('%s', async (_case, lines) => {
    const response = await reveal(...lines());
    expect(response.status).toBe(403);
    expect(JSON.parse(response.body)).toEqual({
      code: 'FORBIDDEN',
      message: expect.stringContaining('Gatehouse itself sent this request'),
    });
    expect(response.body).not.toContain(SECRET);
  });

  it('again and again, because a marker does not wear out', async () => {
    const marker = ours();
    for (let count = 0; count < 3; count += 1)
      expect((await reveal(`${CALL_MARKER}: ${marker}`)).status).toBe(403);
  });

  it('on every route, with every method', async () => {
    for (const { method, path } of everyRoute) {
      const headers = { host: 'localhost', [CALL_MARKER]: ours() };
      const response = await test.app.inject({ method, url: path, headers });
      expect(response.statusCode, `${method} ${path}`).toBe(403);
    }
  });

  it('and records it like every rejected request', async () => {
    await reveal(`${CALL_MARKER}: ${ours()}`);
    const rows = () =>
      test.deps.connection.db
        .selectFrom('audit_events')
        .selectAll()
        .where('action', '=', 'gate.refuse')
        .execute();
    await expect.poll(async () => JSON.stringify(await rows())).toContain('own-call');
  });
});

describe('the gate accepts what somebody else sent', () => {
  const other = createCallMarker(randomBytes(32));

  it.each([
    ['no marker', undefined],
    ['the marker of another installation', () => other.create()],
    ['an empty one', () => ''],
    ['a forged one', () => 'forged'],
    ['the right number with a wrong MAC', () => `${ours().split('.')[0]}.${'A'.repeat(22)}`],
    ['parts of two markers', mixed],
    ['a number without its MAC', () => String(ours().split('.')[0])],
    ['a marker that is too short', () => ours().slice(0, -1)],
    ['a marker that is too long', () => `${ours()}A`],
    ['a marker in another case', () => ours().toUpperCase().replace(/^./, '-')],
    ['a marker backwards', () => ours().split('.').toReversed().join('.')],
    ['a marker in quotes', () => `"${ours()}"`],
    ['8 KiB of commas', () => ','.repeat(8_000)],
  ])('%s', async (_case, make) => {
    const lines = make === undefined ? [] : [`${CALL_MARKER}: ${make()}`];
    expect((await reveal(...lines)).status).toBe(200);
  });
});

describe('a marker', () => {
  it('is never the same twice, and shows no pattern by which a server could link two requests', async () => {
    const markers = Array.from({ length: 2_000 }, ours);
    expect(new Set(markers).size).toBe(2_000);
    for (const part of [0, 1]) {
      const parts = markers.map((marker) => marker.split('.')[part] ?? '');
      expect(new Set(parts).size).toBe(2_000);
      // The last character holds only two of its six bits.
      for (let at = 0; at < 21; at += 1) expect(new Set(parts.map((text) => text[at])).size).toBe(64);
    }
  });

  it('is the same installation’s in every instance with the same master key', () => {
    const masterKey = randomBytes(32);
    const [one, two] = [createCallMarker(masterKey), createCallMarker(Buffer.from(masterKey))];
    expect(two.isOurs(one.create())).toBe(true);
    expect(createCallMarker(randomBytes(32)).isOurs(one.create())).toBe(false);
  });

  it('is on a call that is signed for AWS, and not part of what is signed', async () => {
    const apiKey = `AKIA${'Q'.repeat(16)}:${'s'.repeat(40)}`;
    const { id } = await makeKey(test, { slug: 'aws', name: 'AWS', apiKey, baseUrl: upstream.url });
    const call = { apiKeyId: id, endpoint: `${upstream.url}/?Action=ListUsers`, method: 'GET' };
    expect((await test.rest('POST', '/test', call)).body.status).toBe(200);
    const headers = upstream.received.at(-1)?.headers ?? {};
    expect(headers.authorization).toMatch(/SignedHeaders=[a-z0-9;-]*host/);
    expect(headers.authorization).not.toContain(CALL_MARKER);
    expect(test.deps.callMarker.isOurs(String(headers[CALL_MARKER]))).toBe(true);
  });

  it('is on a test call, but in no result', async () => {
    const endpoint = `${upstream.url}/v1/models`;
    const { body } = await test.rest('POST', '/test', { apiKeyId: keyId, endpoint, method: 'GET' });
    expect(test.deps.callMarker.isOurs(String(upstream.received.at(-1)?.headers[CALL_MARKER]))).toBe(true);
    expect(JSON.stringify(body)).not.toContain(CALL_MARKER);
  });
});
