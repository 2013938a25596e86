import { describe, expect, it } from 'vitest';
import { readResponseBody } from '#src/body/read-response-body.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const read = (body: Uint8Array, type?: string) =>
  readResponseBody({ body, headers: type === undefined ? {} : { 'content-type': type } });

describe('reading a body', () => {
  it.each([
    ['{"a":1}', 'application/json', { value: { a: 1 }, kind: 'json', mediaType: 'application/json' }],
    ['[1]', 'Text/Plain; charset=utf-8', { value: [1], kind: 'json', mediaType: 'text/plain' }],
    ['{"a":1}', undefined, { value: { a: 1 }, kind: 'json', mediaType: '' }],
    ['\ufeff{"a":1}', 'application/json', { value: { a: 1 }, kind: 'json', mediaType: 'application/json' }],
    ['hello', 'text/plain', { value: 'hello', kind: 'text', mediaType: 'text/plain' }],
    ['', 'application/json', { value: null, kind: 'empty', mediaType: 'application/json' }],
    ['hello', 'text/plain; charset=klingon', { value: 'hello', kind: 'text', mediaType: 'text/plain' }],
    [
      '{"a":',
      'application/problem+json',
      { value: '{"a":', kind: 'text', mediaType: 'application/problem+json', unread: 'broken' },
    ],
    [
      '{"a":1}\n{"a":2}',
      'application/x-ndjson',
      { value: '{"a":1}\n{"a":2}', kind: 'text', mediaType: 'application/x-ndjson' },
    ],
  ])('%j of %s', (text, type, expected) =>
    expect(read(bytes(text), type)).toEqual({
      ...expected,
      ...(text === '' ? {} : { text: text.replace('\ufeff', '') }),
    }),
  );

  it('keeps JSON nested more than 1,000 levels deep as text, and says why', () => {
    const nested = (levels: number) => bytes(`${'['.repeat(levels)}"]]{"${']'.repeat(levels)}`);
    expect(read(nested(1000), 'application/json').kind).toBe('json');
    expect(read(nested(1001), 'application/json')).toMatchObject({ kind: 'text', unread: 'deep' });
  });
});

describe('the characters of a body', () => {
  it.each([
    ['the named charset', bytes('f\xfcr', 'latin1'), 'text/plain; charset=iso-8859-1'],
    [
      'windows-1252, if no charset is named and the text is not UTF-8',
      bytes('f\xfcr', 'latin1'),
      'text/plain',
    ],
    ['UTF-8', bytes('für'), 'text/plain'],
    ['UTF-16 by its name', bytes('für', 'utf16le'), 'text/plain; charset="utf-16le"'],
    [
      'UTF-16 by its byte order mark',
      Buffer.concat([Buffer.from([255, 254]), bytes('für', 'utf16le')]),
      'application/json',
    ],
  ])('are read by %s', (_how, body, type) => expect(read(body, type).value).toBe('für'));

  it('are read up to the last complete one if the body is truncated inside one', () => {
    expect(read(bytes('für').subarray(0, 2), 'text/plain')).toMatchObject({ value: 'f', kind: 'text' });
  });
});

describe('a body that is not text', () => {
  const noText = [0xff, 0xd8, 0xff, 0xe1, 0x20];
  it.each([
    ['contains bytes that never occur in text', [0x89, 0x50, 0, 1], 'image/png'],
    ['contains them, whatever its label', [0x50, 0x4b, 3, 4], 'text/plain'],
    ['has a type that is not text', noText, 'image/jpeg'],
    ['has no type and is not UTF-8', noText, undefined],
    ['has a binary type, although it is ASCII', [...bytes('%PDF-1.7')], 'application/pdf'],
  ])('is described if it %s', (_why, body, type) => {
    const { kind, value } = read(Uint8Array.from(body), type);
    expect(kind).toBe('binary');
    expect(value).toBe(`Binary content (${type ?? 'no content type'}, ${body.length} bytes)`);
  });

  it('does not include a JSON error labeled as an image', () => {
    expect(read(bytes('{"error":"gone"}'), 'image/png').value).toEqual({ error: 'gone' });
  });
});

describe('a number that JavaScript would round', () => {
  it.each([
    ['{"id":9007199254740993}', '9007199254740993'],
    ['[1, -9007199254740993]', '-9007199254740993'],
    ['123456789012345678901', '123456789012345678901'],
    [`[${'9'.repeat(300)}]`, '9'.repeat(300)],
    [`[${'9'.repeat(100_000)}]`, '9'.repeat(100_000)],
    ['{"a":"x\\":1","id":9007199254740993}', '9007199254740993'],
    ['[1e400]', '1e400'],
    ['{"a": -1.5E+999}', '-1.5E+999'],
  ])('is reported in %.60s', (text, rounded) => expect(read(bytes(text)).rounded).toBe(rounded));

  it.each([
    '{"id":9007199254740992}',
    '{"id":"9007199254740993"}',
    '{"text":"id:9007199254740993"}',
    '{"text":"\\\\","more":"[9007199254740993"}',
    '[0.12345678901234567890]',
    '[1e300, 1.0, -0, 1e-400]',
  ])('is not reported in %s', (text) => expect(read(bytes(text))).not.toHaveProperty('rounded'));
});

describe('a body that is too large to be parsed', () => {
  const MiB = 1024 * 1024;
  const list = (values: number) => `[${'1,'.repeat(values - 2)}1]`;
  const long = (length: number) => `["${'x'.repeat(length - 4)}"]`;

  it.each([
    ['2 MiB', long(2 * MiB), undefined],
    ['one byte more', long(2 * MiB + 1), 'long'],
    ['100,000 values', list(100_000), undefined],
    ['one value more', list(100_001), 'many'],
    ['an object of 99,999 members', `{${Array.from({ length: 99_999 }, (_, at) => `"${at}":1`)}}`, undefined],
    ['an object of one member more', `{${Array.from({ length: 100_000 }, (_, at) => `"${at}":1`)}}`, 'many'],
    ['100,000 values, most of them empty lists', `[${'[],'.repeat(99_998)}{}]`, undefined],
    ['a string with 200,000 commas', `["${','.repeat(200_000)}"]`, undefined],
  ])('of %s', (_what, text, unread) => {
    const body = read(bytes(text), 'application/json');
    expect(body.unread).toBe(unread);
    expect(body.kind).toBe(unread === undefined ? 'json' : 'text');
    expect(body.text === text).toBe(true);
    expect(body.value === text).toBe(unread !== undefined);
  });

  it('is not described as JSON if it does not look like it', () => {
    expect(read(bytes('x'.repeat(3 * MiB)), 'text/plain')).not.toHaveProperty('unread');
  });

  it('is binary if more than one in a hundred characters is a control character', () => {
    const text = (controls: number) => bytes('x'.repeat(3 * MiB - controls) + '\u0001'.repeat(controls));
    expect(read(text(30_000), 'text/plain').kind).toBe('text');
    expect(read(text(32_000), 'text/plain').kind).toBe('binary');
  });
});

describe('an object that repeats a name', () => {
  it.each([
    ['{"a":1,"a":2}', true],
    ['[{"b":{"a":1,"a":1}}]', true],
    ['{"a":1,"b":{"a":2}}', undefined],
    ['{"__proto__":1,"a":"b:c"}', undefined],
  ])('%s: %s', (text, repeatsName) => expect(read(bytes(text)).repeatsName).toBe(repeatsName));
});
