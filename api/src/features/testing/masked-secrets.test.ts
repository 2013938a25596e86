import { randomBytes } from 'node:crypto';
import { MASKED_SECRETS_MS, type MaskedOriginal } from '@gatehouse/contract/testing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ECHOES, type Echo, ODD, PLAIN } from '#test/echoes.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let upstream: Upstream;
let echo: Echo;
let now = Date.parse('2026-11-20T12:00:00Z');
beforeAll(async () => {
  upstream = await startUpstream((_call, _request, response) => {
    const { body, type = 'text/plain', headers = {}, status = 200, cutAfter } = echo;
    response.writeHead(status, {
      'content-type': type,
      ...(cutAfter === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      ...headers,
    });
    if (cutAfter === undefined) response.end(body);
    else
      response.write(Buffer.from(body).subarray(0, cutAfter), () => setTimeout(() => response.destroy(), 50));
  });
  test = await createTestApp({ now: () => now });
});
afterAll(() => Promise.all([test.close(), upstream.close()]));

const call = async (secret: string, sent: Echo, fields: object = {}) => {
  echo = sent;
  const { id } = await makeKey(test, { apiKey: secret, baseUrl: upstream.url, ...fields });
  const { body } = await test.rest('POST', '/test', { apiKeyId: id, endpoint: '/echo', method: 'GET' });
  return { id, body };
};

/** The texts in which a person, or the text of a screen, would read the key. */
const decodings = (text: string): string[] => {
  const unescaped = text
    .replace(/\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|%([0-9a-f]{2})|&#x([0-9a-f]+);/gi, (_all, ...hex: string[]) =>
      String.fromCharCode(Number.parseInt(hex.find((one) => typeof one === 'string') ?? '', 16)),
    )
    .replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)));
  const words = text.split(/[^A-Za-z0-9+/_-]+/);
  return [
    text,
    unescaped,
    ...words.flatMap((word) => [
      Buffer.from(word, 'hex').toString(),
      ...[0, 1, 2].map((cut) => Buffer.from(word.slice(cut), 'base64').toString()),
    ]),
  ];
};

const withOriginals = (text: string, originals: MaskedOriginal[]): string =>
  originals
    .toSorted((a, b) => b.shown.length - a.shown.length)
    .reduce((shown, { shown: mask, text: original }) => shown.replaceAll(mask, original), text);

describe('the key in a response', () => {
  it.each(ECHOES)('is masked and can be shown: %s', async (_what, secret, of) => {
    const sent = of(secret);
    const { body } = await call(secret, sent);
    const { token, count } = body.maskedSecrets;
    expect(count).toBeGreaterThan(0);
    const rest = { ...body, maskedSecrets: undefined };
    for (const text of decodings(JSON.stringify(rest))) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain('wholly');
    }
    expect(token).not.toContain(secret);

    const revealed = await test.rest('POST', '/test/reveal', { token });
    expect(revealed).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect((await test.trpc('mutation', 'testing.revealMasked', { token })).body).toEqual(revealed.body);
    if (typeof body.response === 'string' && typeof sent.body === 'string' && sent.cutAfter === undefined)
      expect(withOriginals(body.response, revealed.body.originals)).toBe(sent.body);
    else expect(revealed.body.originals.length).toBeGreaterThan(0);
  });

  it('is masked in its parts, if it has a user name or an id before it', async () => {
    const parts = 'someone:only-the-password-0123';

    const { body } = await call(
      parts,
      { body: 'the password is only-the-password-0123' },
      { slug: 'twilio' },
    );
    expect(JSON.stringify({ ...body, maskedSecrets: undefined })).not.toContain('only-the-password');
  });

  it('in JSON is shown as the parsed value has it', async () => {
    const { body } = await call(ODD, { body: JSON.stringify({ a: ODD }), type: 'application/json' });
    const { originals } = (await test.rest('POST', '/test/reveal', { token: body.maskedSecrets.token })).body;
    expect(originals).toEqual([
      { shown: body.response.a, text: JSON.stringify(ODD).slice(1, -1), value: ODD },
    ]);
  });

  it('leaves a response without it as it is, whatever its encoding', async () => {
    const { body } = await call(PLAIN, { body: 'nothing of it, 100%, \\u0041 &#65;' });
    expect(body.response).toBe('nothing of it, 100%, \\u0041 &#65;');
    expect(body).not.toHaveProperty('maskedSecrets');
    const bytes = randomBytes(300);
    expect((await call(PLAIN, { body: bytes })).body).not.toHaveProperty('maskedSecrets');
  });

  it('in a body of 4 MB is masked everywhere', async () => {
    const { body } = await call(PLAIN, { body: `${'x'.repeat(1000)}${PLAIN}`.repeat(4_000) });
    expect(body.maskedSecrets.count).toBe(4_000);
    expect(body.response).not.toContain('wholly');
  });

  it('is masked in a response with 400,000 asterisks behind the start of the key', async () => {
    // Searching for a free mask one asterisk at a time would exceed the test's time limit many times.
    const sent = `${PLAIN} ${PLAIN.slice(0, 3)}${'*'.repeat(400_000)}`;
    const { body } = await call(PLAIN, { body: sent });
    expect(body.response).not.toContain('wholly');
    const { originals } = (await test.rest('POST', '/test/reveal', { token: body.maskedSecrets.token })).body;
    expect(withOriginals(body.response, originals)).toBe(sent);
  });

  it('is masked if it is as long as a key may be, among escapes', async () => {
    const long = Array.from({ length: 8_000 }, (_unused, at) => 'abcdefghijk'[(at * at) % 11]).join('');
    const escaped = long.replace('b', '%62');
    const { body } = await call(long, { body: `%41 ${escaped} &#65;`, headers: { 'x-a': '%41 a' } });
    expect(body).toMatchObject({ status: 200, maskedSecrets: { count: 1 } });
    expect(body.response).toBe(`%41 abc${'*'.repeat(20)} &#65;`.replace('abc', long.slice(0, 3)));
  });

  it('is masked without making the response long, in however many ways it is written', async () => {
    const written = (at: number): string =>
      [...PLAIN]
        .map((one, place) => ((at >> place) & 1 ? `%${one.charCodeAt(0).toString(16)}` : one))
        .join('');
    const sent = Array.from({ length: 4_000 }, (_unused, at) => written(at)).join(' ');
    const { body } = await call(PLAIN, { body: sent });
    expect(body.maskedSecrets.count).toBe(4_000);
    expect(body.response.length).toBeLessThan(2 * sent.length);
    for (const text of decodings(body.response)) expect(text).not.toContain(PLAIN);
    const { originals } = (await test.rest('POST', '/test/reveal', { token: body.maskedSecrets.token })).body;
    expect(originals.at(-1)).toMatchObject({ text: PLAIN });
  });
});

describe('a server that redirects to a host that is named like the key', () => {
  const secret = 'Sk-Canary0123456789ABCdef';
  const operations: Record<string, (id: number) => Promise<{ body: Record<string, unknown> }>> = {
    'a test call': (id) => test.rest('POST', '/test', { apiKeyId: id, endpoint: '/echo', method: 'GET' }),
    'a verification': (id) => test.rest('POST', `/keys/${id}/verify`),
    'a verification of another key': (id) => test.rest('POST', `/keys/${id}/verify`, { newApiKey: secret }),
  };
  const cases = Object.entries(operations).flatMap(([what, run]) => [
    [what, 'once', run] as const,
    [what, 'forever', run] as const,
  ]);

  it.each(cases)('puts it into no message: %s, %s', async (_what, howOften, run) => {
    let isFirst = true;
    const server = await startUpstream((_call, _request, response) => {
      const { port } = new URL(server.url);
      const isRedirect = isFirst || howOften === 'forever';
      isFirst = false;
      if (isRedirect) response.writeHead(302, { location: `http://${secret}.localhost:${port}/` });
      response.end('{}');
    });
    const { id } = await makeKey(test, { slug: 'github', apiKey: secret, baseUrl: server.url });
    const text = JSON.stringify((await run(id)).body);
    await server.close();
    expect(text).toContain('.localhost');
    expect(text.toLowerCase()).not.toContain('canary');
  });
});

describe('showing what is masked', () => {
  const token = async (): Promise<{ id: number; token: string }> => {
    const { id, body } = await call(PLAIN, { body: `you sent ${PLAIN}` });
    return { id, token: body.maskedSecrets.token };
  };
  const reveals = async (id: number): Promise<unknown[]> =>
    test.deps.connection.db
      .selectFrom('audit_events')
      .select(['action', 'subject_name', 'detail'])
      .where('subject_id', '=', id)
      .where('action', '=', 'key.reveal')
      .execute();

  it('is recorded, also after the key was rotated: it shows what was in that response', async () => {
    const { id, token: made } = await token();
    expect(await reveals(id)).toEqual([]);
    await test.rest('POST', `/keys/${id}/rotate`, { newApiKey: 'another-key-0123456789' });
    const { body } = await test.rest('POST', '/test/reveal', { token: made });
    expect(body.originals).toEqual([{ shown: 'qz7********************', text: PLAIN, value: PLAIN }]);
    expect(await reveals(id)).toEqual([
      { action: 'key.reveal', subject_name: 'Main key', detail: '{"from":"response"}' },
    ]);
  });

  it('is refused and not recorded once the key is deleted', async () => {
    const { id, token: made } = await token();
    await test.rest('DELETE', `/keys/${id}`);
    const { status, body } = await test.rest('POST', '/test/reveal', { token: made });
    expect([status, body.message]).toEqual([
      400,
      'What is masked in this response can no longer be shown. Send the request again.',
    ]);
    expect(JSON.stringify(body)).not.toContain(PLAIN);
    expect(await reveals(id)).toEqual([]);
  });

  it('is refused after an hour, for another key, and for a token that was changed', async () => {
    const { id, token: made } = await token();
    const [keyId, at, sealed] = [made.split('.')[0], made.split('.')[1], made.split('.').slice(2).join('.')];
    const refused = [
      `${Number(keyId) + 1}.${at}.${sealed}`,
      `${keyId}.${Number(at) + 1}.${sealed}`,
      `${keyId}.${at}.${sealed.slice(0, -2)}`,
      `${keyId}.${at}.v1${sealed.slice(2)}`,
      'nonsense',
      '1.1.1',
    ];
    now += MASKED_SECRETS_MS - 1;
    expect((await test.rest('POST', '/test/reveal', { token: made })).status).toBe(200);
    now += 1;
    for (const wrong of [made, ...refused]) {
      const { status, body } = await test.rest('POST', '/test/reveal', { token: wrong });
      expect([status, body.message]).toEqual([
        400,
        'What is masked in this response can no longer be shown. Send the request again.',
      ]);
    }
    expect(await reveals(id)).toHaveLength(1);
  });

  it('does not open the stored secret of a key', async () => {
    const { id } = await token();
    const row = await test.deps.connection.db
      .selectFrom('api_keys')
      .select('secret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const at of [0, 1, now])
      expect((await test.rest('POST', '/test/reveal', { token: `${id}.${at}.${row.secret}` })).status).toBe(
        400,
      );
  });
});
