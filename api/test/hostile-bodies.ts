import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

/** What the caller gets: parsed JSON, text, a description of binary content, part of the body, or an error in words. */
export type Outcome = 'json' | 'text' | 'binary' | 'cut' | 'error';

export type HostileBody = {
  outcome: Outcome;
  headers?: Record<string, string>;
  /** Made when it is first needed. */
  body: () => Buffer;
  /** Sends it in another way than in one piece. */
  send?: (response: ServerResponse, body: Buffer) => void;
};

const MB = 1_000_000;
const brotli = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
const repeat = (unit: string, length: number): string => unit.repeat(Math.floor(length / unit.length));
/** So that the ratio of a compressed body stays below a hundred. */
const padding = randomBytes(95_000).toString('base64');
const list = (unit: string, length: number, start = padding): string =>
  `["${start}",${repeat(unit, length)}1]`;
/** What a second coding still makes smaller. */
const doubled = (): string => list('[],', 9 * MB, randomBytes(200_000).toString('base64'));
const members = (count: number, name: (at: number) => string): string =>
  `{${Array.from({ length: count }, (_, at) => `"${name(at)}":1`).join(',')}}`;

const json = { 'content-type': 'application/json' };
const plain = (text: string, outcome: Outcome, headers: Record<string, string> = json): HostileBody => ({
  outcome,
  headers,
  body: () => Buffer.from(text),
});
const packed = (
  make: () => string | Buffer,
  outcome: Outcome,
  coding = 'gzip',
  pack: (body: Buffer) => Buffer = (body) => gzipSync(body),
): HostileBody => {
  let body: Buffer | undefined;
  return {
    outcome,
    headers: { ...json, 'content-encoding': coding },
    body: () => {
      body ??= pack(Buffer.from(make() as string));
      return body;
    },
  };
};

const dribble =
  (pieces: number, everyMs: number) =>
  (response: ServerResponse, body: Buffer): void => {
    const size = Math.ceil(body.length / pieces);
    let at = 0;
    const timer = setInterval(() => {
      if (response.destroyed || at >= body.length) {
        clearInterval(timer);
        response.end();
        return;
      }
      response.write(body.subarray(at, at + size));
      at += size;
    }, everyMs);
  };

const endless = (response: ServerResponse, body: Buffer): void => {
  const write = (): void => {
    while (!response.destroyed && response.write(body));
  };
  response.on('drain', write);
  write();
};

/** What a parser, a decoder, the explanations and the way back to the caller make of a body. */
export const HOSTILE_BODIES: Record<string, HostileBody> = {
  'empty lists, ten megabytes of them': packed(() => list('[],', 9.8 * MB), 'text'),
  'empty objects': packed(() => list('{},', 9.8 * MB), 'text'),
  'one-digit numbers': packed(() => list('1,', 9.8 * MB), 'text'),
  'empty strings': packed(() => list('"",', 9.8 * MB), 'text'),
  nulls: packed(() => list('null,', 9.8 * MB), 'text'),
  'small objects': packed(() => list('{"a":1},', 9.8 * MB), 'text'),
  'lists just over the bound for values': packed(() => list('[],', 300_004), 'text'),
  'lists just under it': packed(() => list('[],', 299_900), 'json'),
  'an object of 99,000 names': packed(() => members(99_000, (at) => `n${at}`), 'json'),
  'an object of 700,000 names': packed(() => members(700_000, (at) => `n${at}`), 'text'),
  'an object that repeats one name': packed(
    () => `{"p":"${padding}",${repeat('"a":1,', 500_000)}"a":2}`,
    'json',
  ),
  'names that are numbers': packed(() => members(99_000, (at) => String(at * 40_000)), 'json'),
  'the name __proto__ many times': packed(
    () => `["${padding}",${repeat('{"__proto__":{}},', 400_000)}1]`,
    'json',
  ),
  'lists in lists, a thousand levels': plain('['.repeat(1_000) + ']'.repeat(1_000), 'json'),
  'lists in lists, five million levels': packed(() => list('[', 5 * MB), 'text'),
  'objects in objects': packed(() => `["${padding}",${repeat('{"a":', 5 * MB)}`, 'text'),
  'brackets in a string': packed(() => `["${padding}${repeat('[{,:', 1.5 * MB)}"]`, 'json'),
  'one string of ten megabytes': packed(() => `"${padding}${'x'.repeat(9.8 * MB)}"`, 'text'),
  'escaped characters': packed(() => `"${padding}${repeat('\\u0001', 9.8 * MB)}"`, 'text'),
  'escaped quotes': packed(() => `"${padding}${repeat('\\"', 9.8 * MB)}"`, 'text'),
  'bare quotes': packed(() => padding + '"'.repeat(9.8 * MB), 'text'),
  'control characters': packed(() => padding + '\u0001'.repeat(9.8 * MB), 'binary'),
  'a number of a hundred thousand digits': plain(`[${'9'.repeat(100_000)}]`, 'json'),
  'a fraction of a million digits': plain(`[0.${'1'.repeat(MB)}]`, 'json'),
  'a thousand numbers of a thousand digits': plain(list(`${'7'.repeat(1_000)},`, MB), 'json'),
  exponents: plain(list('1e999,', 500_000), 'json'),
  'newlines only': packed(() => padding + '\n'.repeat(9.8 * MB), 'text'),
  'ten megabytes of lines of JSON': {
    ...packed(() => padding + repeat('\n{}', 9.8 * MB), 'text'),
    headers: { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' },
  },
  'a stream of events': {
    ...packed(() => padding + repeat('\ndata:', 9.8 * MB), 'text'),
    headers: { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' },
  },
  'a table of commas': {
    ...packed(() => padding + repeat('\n,', 9.8 * MB), 'text'),
    headers: { 'content-type': 'text/csv', 'content-encoding': 'gzip' },
  },
  'a byte order mark and lists': packed(() => `\ufeff${list('[],', 9.8 * MB)}`, 'text'),
  'UTF-16': packed(() => Buffer.from(`\ufeff${list('[],', 4 * MB)}`, 'utf16le'), 'text'),
  'UTF-16 of a type that says UTF-8': {
    ...packed(() => Buffer.from(`\ufeff${list('[],', 4 * MB)}`, 'utf16le'), 'text'),
    headers: { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' },
  },
  'bytes that are three in UTF-8 each': {
    ...packed(() => Buffer.concat([Buffer.from(padding), Buffer.alloc(9.8 * MB, 0x80)]), 'text'),
    headers: { 'content-type': 'text/plain', 'content-encoding': 'gzip' },
  },
  'lists that are called an image': {
    ...packed(() => list('[],', 9.8 * MB), 'text'),
    headers: { 'content-type': 'image/png', 'content-encoding': 'gzip' },
  },
  'lists that are called a web page': {
    ...packed(() => list('[],', 9.8 * MB), 'text'),
    headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' },
  },
  'random bytes called JSON': { outcome: 'binary', headers: json, body: () => randomBytes(4 * MB) },
  'gzip in gzip': packed(
    () => gzipSync(doubled()),
    'text',
    'gzip, gzip',
    (body) => gzipSync(body),
  ),
  brotli: packed(doubled, 'text', 'br', brotli),
  'gzip in brotli': packed(() => gzipSync(doubled()), 'text', 'gzip, br', brotli),
  'zstd, which was not requested': packed(
    () => list('[],', 9.8 * MB),
    'error',
    'zstd',
    (body) => zstdCompressSync(body),
  ),
  'three codings': packed(() => '[]', 'error', 'gzip, gzip, gzip'),
  'a bomb': packed(() => '[],'.repeat(8 * MB), 'error'),
  'gzip that ends too early': {
    ...packed(
      () => list('[],', 9.8 * MB),
      'error',
      'gzip',
      (body) => gzipSync(body).subarray(0, -9),
    ),
  },
  'more than ten megabytes when decoded': packed(
    () => Array.from({ length: 120 }, () => padding).join(''),
    'cut',
    'gzip',
    (body) => gzipSync(body, { level: 9 }),
  ),
  'without end': {
    outcome: 'cut',
    headers: json,
    body: () => Buffer.from(repeat('[],', 60_000)),
    send: endless,
  },
  'in forty small pieces': { ...plain(list('[],', 250_000), 'json'), send: dribble(40, 10) },
  'a promise of more than is sent': {
    outcome: 'cut',
    headers: { ...json, 'content-length': '9000000' },
    body: () => Buffer.from(list('[],', MB)),
    send: (response, body) => response.write(body, () => response.destroy()),
  },
  'an error with ten thousand faults': plain(
    JSON.stringify({
      errors: Array.from({ length: 10_000 }, (_, at) => ({ field: `f${at}`, message: 'x'.repeat(50) })),
    }),
    'json',
  ),
  'a message of two megabytes': plain(JSON.stringify({ error: { message: 'm'.repeat(2_000_000) } }), 'json'),
};
