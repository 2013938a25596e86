import { setImmediate } from 'node:timers/promises';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { maskKey } from '@gatehouse/secrets/masks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endResponseThreads, readForeignResponse } from '#src/features/calls/reading/response-reader.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const SECRET = 'sk-read-4f9d2c7b1e5a';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => {
  await endResponseThreads();
  await test.close();
});

const responseOf = (text: string): OutboundResponse => {
  const body = Buffer.from(text);
  return {
    status: 200,
    statusText: 'OK',
    headers: { 'content-type': 'application/json', 'x-echo': SECRET },
    url: `https://api.example.com/${SECRET}`,
    redirects: [],
    body,
    size: body.length,
    wireSize: body.length,
    truncated: false,
    isCrowdedOut: false,
    brokenOff: null,
    timings: { dns: null, connect: null, tls: null, firstByte: null, download: null },
    totalMs: 1,
    remoteAddress: '192.0.2.1',
  };
};

const read = (text: string, options: { ms?: number; signal?: AbortSignal } = {}) =>
  readForeignResponse(test.deps, {
    given: responseOf(text),
    secrets: [{ of: 'key', mask: maskKey(SECRET), values: [SECRET] }],
    for: 'person',
    signal: new AbortController().signal,
    ...options,
  });

describe('a response', () => {
  it.each([1, 2_000, 200_000])('with %i values is read alike, here or in a thread', async (count) => {
    const values = Array.from({ length: count }, (_, at) => ({ at, key: at % 100 === 0 ? SECRET : 'none' }));
    const { response, body, masks } = await read(JSON.stringify(values));
    expect(body.kind).toBe(count > 100_000 ? 'text' : 'json');
    expect(JSON.stringify(body)).not.toContain(SECRET);
    expect(body.text).toContain('sk-********************');
    if (body.kind === 'json') expect(body.value).toEqual(JSON.parse(body.text ?? ''));
    expect(masks?.originals.size).toBeGreaterThan(0);
    expect(Buffer.from(response.body).toString()).toBe(body.text);
    expect(response.headers['x-echo']).not.toContain(SECRET);
  });

  it('that takes too long is not shown, and says so; its headers are masked all the same', async () => {
    const { response, body, masks } = await read(`["${'x'.repeat(8_000_000)}${SECRET}"]`, { ms: 1 });
    expect(body).toEqual({ value: null, kind: 'empty', mediaType: 'application/json' });
    expect(response).toMatchObject({ status: 200, truncated: true, body: new Uint8Array() });
    expect(response.brokenOff?.message).toBe('it is not shown, because reading it took longer than 0.001 s');
    expect(JSON.stringify(response)).not.toContain(SECRET);
    expect(masks?.count).toBeGreaterThan(0);
  });

  it('whose call was canceled is not read', async () => {
    const { response } = await read('x'.repeat(100_000), { signal: AbortSignal.abort() });
    expect(response.brokenOff?.message).toContain('the call was canceled');
    expect(response.body).toHaveLength(0);
  });
});

it('while a long response is read, other requests are answered', async () => {
  let isDone = false;
  const reading = read(`${SECRET} `.repeat(400_000), { ms: 60_000 }).finally(() => {
    isDone = true;
  });
  let answered = 0;
  for (; !isDone; answered += 1) {
    expect((await test.rest('GET', '/health')).status).toBe(200);
    await setImmediate();
  }
  expect((await reading).masks?.count).toBeGreaterThan(400_000);
  // Where it is read here, it is done before the first one is answered.
  expect(answered).toBeGreaterThan(1);
});
