import type { CallBody } from '@gatehouse/contract/body.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECRET } from '#test/factories.ts';
import { type Arrived, linesOf, useRecorder } from '#test/recorder.ts';

const { state, call, sent, newest } = useRecorder();

const PNG = Buffer.from([0x89, 0x50, 0, 1, 2, 0xff]);
const PARTS = [
  { name: 'title', value: 'ü "x"\r\n' },
  { name: 'tag', value: 'a' },
  { name: 'tag', value: 'b' },
  { name: 'meta', value: '{"n":10.00}', contentType: 'application/json' },
  { name: 'file', fileName: 'a "b".png', contentType: 'image/png', base64: PNG.toString('base64') },
];

describe('without a key', () => {
  it('nothing of a provider is sent, and the history says so', async () => {
    const { status, body } = await call({ apiKeyId: null, body: { kind: 'json', text: '1' } });
    expect([status, body.status, body.withheldHost]).toEqual([200, 200, undefined]);
    expect(linesOf(state.arrived[0] as Arrived, 'authorization')).toEqual([]);
    expect(body.observations.map(({ kind }: { kind: string }) => kind)).not.toContain('withheld-key');
    const entry = await newest();
    expect(entry).toMatchObject({
      apiKeyId: null,
      connectionId: null,
      providerId: null,
      keyName: '',
      url: state.url,
    });
    const { items } = (await state.test.rest('GET', '/audit')).body;
    expect(items.filter(({ action }: { action: string }) => action === 'key.test')).toEqual([]);
  });

  it('needs a full URL', async () => {
    const { status, body } = await call({ apiKeyId: null, endpoint: '/v1/x' });
    expect([status, body.issues[0].path]).toEqual([400, ['endpoint']]);
    expect(body.message).toBe('Without a key there is no base URL: enter a full URL');
  });

  it('has a preview and code', async () => {
    const request = { apiKeyId: null, endpoint: state.url, method: 'GET' };
    const preview = await state.test.rest('POST', '/test/preview', request);
    expect(preview.body).toMatchObject({ keySent: false });
    expect(preview.body).not.toHaveProperty('withheldReason');
    expect(preview.body.headers).not.toHaveProperty('authorization');
    const { body } = await state.test.rest('POST', '/generate-code', { ...request, language: 'curl' });
    expect(body.code).toContain(state.url);
    expect(body.code).not.toContain('API_KEY');
  });
});

describe('the history', () => {
  it('keeps texts, names, types and sizes, and nothing of the bytes of files', async () => {
    await sent({ body: { kind: 'multipart', parts: PARTS } });
    const { body, requestBody } = await newest();
    expect(requestBody).toBeNull();
    expect(body).toEqual({
      kind: 'multipart',
      parts: [
        ...PARTS.slice(0, 4),
        { name: 'file', fileName: 'a "b".png', contentType: 'image/png', size: PNG.length },
      ],
    });
  });

  it.each<CallBody>([
    { kind: 'json', text: `{"password":"canary-a","key":"${SECRET}","n":10.00}` },
    { kind: 'text', text: `<a><password>canary-a</password><b>${SECRET}</b></a>`, contentType: 'text/xml' },
    {
      kind: 'form',
      fields: [
        { name: 'password', value: 'canary-a' },
        { name: 'b', value: SECRET },
      ],
    },
    {
      kind: 'multipart',
      parts: [
        { name: 'password', value: 'canary-a' },
        { name: 'b', value: SECRET },
      ],
    },
    { kind: 'graphql', query: `{ a(x: "${SECRET}") }`, variables: '{"password":"canary-a"}' },
  ])('has no secret of %j', async (body) => {
    await call({ body });
    const entry = JSON.stringify(await newest());
    expect(entry).toContain('[secret]');
    expect(entry).not.toMatch(/canary-a/);
    expect(entry).not.toContain(SECRET);
  });
});

it('1,000 random texts of JSON arrive byte for byte, one of them of 5 MB', async () => {
  const number = fc.oneof(
    fc.bigInt().map(String),
    fc.tuple(fc.integer(), fc.stringMatching(/^\d{1,30}$/)).map(([whole, digits]) => `${whole}.${digits}`),
    fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 300, max: 999 }))
      .map(([one, power]) => `${one}E+${power}`),
  );
  const space = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }).map((one) => JSON.stringify(one)),
    fc
      .string({ unit: 'binary-ascii' })
      .map((one) => JSON.stringify(one).replaceAll('z', '\\u007a').replaceAll('/', '\\/')),
  );
  const { value } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      number,
      text,
      fc.constantFrom('true', 'false', 'null'),
      fc
        .tuple(space, fc.array(tie('value'), { maxLength: 4 }))
        .map(([gap, list]) => `[${gap}${list.join(`,${gap}`)}${gap}]`),
      fc
        .tuple(
          space,
          fc.array(fc.tuple(fc.constantFrom('"a"', '"a"', '"\\u0062"'), tie('value')), { maxLength: 4 }),
        )
        .map(([gap, pairs]) => `{${pairs.map((pair) => pair.join(`${gap}:${gap}`)).join(',')}${gap}}`),
    ),
  }));
  const texts = fc.sample(
    fc.tuple(space, value, space).map((parts) => parts.join('')),
    { numRuns: 999, seed: 28 },
  );
  const long = `[${Array.from({ length: 250_000 }, (_one, at) => `"\\u00e4é${at}",${at}.00`).join(', ')}]`;
  expect(Buffer.byteLength(long)).toBeGreaterThan(5_000_000);
  for (const one of [...texts, long]) {
    const { bytes } = await sent({ body: { kind: 'json', text: one } });
    if (!bytes.equals(Buffer.from(one))) expect(bytes.toString()).toBe(one);
  }
}, 240_000);
