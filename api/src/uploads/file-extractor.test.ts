import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { FileExtractor } from '#src/uploads/file-extractor.ts';
import { bytesOfFile, countHeldFiles, releaseFile } from '#src/uploads/held-files.ts';

const LIMIT = 16 * 1024 * 1024;
const FILE = Buffer.from(Array.from({ length: 100_000 }, (_one, at) => (at * 7) % 256));
const BASE64 = FILE.toString('base64');

/** What is left of the JSON, and the files in it; it arrives in pieces of this length. */
const extracted = async (json: string, length: number) => {
  const names: string[] = [];
  const extractor = new FileExtractor(LIMIT, (name) => names.push(name));
  const bytes = Buffer.from(json);
  const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_one, at) =>
    bytes.subarray(at * length, (at + 1) * length),
  );
  const rest = (await buffer(Readable.from(pieces).pipe(extractor))).toString();
  const files = names.map((name) => Buffer.concat(bytesOfFile(name)));
  for (const name of names) releaseFile(name);
  expect(extractor.receivedEncodedLength).toBe(bytes.length);
  return { rest, names, files };
};

const PIECES = [1, 3, 1000, 65_537, LIMIT];

it.each(PIECES)('a file is taken out, in pieces of %i bytes', async (length) => {
  const json = `{"x\\"base64":"a","body":{"base64" :\n "${BASE64}","b":"base64"},"c":["base64","${BASE64}"]}`;
  const { rest, names, files } = await extracted(json, length);
  expect(files.map((file) => file.equals(FILE))).toEqual([true]);
  expect(rest).toBe(json.replace(BASE64, names[0] ?? ''));
  expect(names[0]).toMatch(/^[A-Za-z0-9+/]{32}$/);
  expect(countHeldFiles()).toBe(0);
});

it.each([
  ['the body', `{"body":{"base64":"${BASE64}"}}`],
  ['a part', `{"a":[{}],"body":{"kind":"x","parts":[{"name":"a"},{"n":{},"base64":"${BASE64}"}]},"b":1}`],
  ['an input of a batch', `{"1":{"method":"POST","body":{"parts":[{"base64":"${BASE64}"}]}}}`],
])('a file is where one may be: in %s', async (_where, json) => {
  for (const length of PIECES) {
    const { rest, names, files } = await extracted(json, length);
    expect(files.map((file) => file.equals(FILE))).toEqual([true]);
    expect(rest).toBe(json.replace(BASE64, names[0] ?? ''));
  }
});

it.each([
  ['requestBody', `{"requestBody":{"base64":"${BASE64}"}}`],
  [
    'something in requestBody',
    `{"requestBody":{"body":{"base64":"${BASE64}"},"parts":[{"base64":"${BASE64}"}]}}`,
  ],
  ['the input itself', `{"base64":"${BASE64}"}`],
  ['an object of the body', `{"body":{"value":{"base64":"${BASE64}"}}}`],
  ['an object of a part', `{"body":{"parts":[{"x":{"base64":"${BASE64}"}}]}}`],
  ['a list in the body', `{"body":[{"base64":"${BASE64}"}]}`],
  ['a text that looks like one', `{"note":"\\"body\\":{\\"base64\\":","x":"${BASE64}"}`],
  [
    'a name of a longer one',
    `{"body":{"base64x":"${BASE64}","xbase64":"${BASE64}"},"bodyx":{"base64":"${BASE64}"}}`,
  ],
])('a value called base64 stays in the JSON where no file may be: in %s', async (_where, json) => {
  for (const length of PIECES)
    expect(await extracted(json, length)).toEqual({ rest: json, names: [], files: [] });
});

it('a file that arrives a few bytes at a time is held in few pieces', async () => {
  const names: string[] = [];
  const extractor = new FileExtractor(LIMIT, (name) => names.push(name));
  const json = Buffer.from(`{"body":{"base64":"${BASE64}"}}`);
  await buffer(Readable.from(Array.from(json, (byte) => Buffer.from([byte]))).pipe(extractor));
  expect(bytesOfFile(names[0] ?? '').map(({ length }) => length)).toEqual([65_536, FILE.length - 65_536]);
  for (const name of names) releaseFile(name);
});

it.each([1, 1000, LIMIT])('a slash may be escaped, in pieces of %i bytes', async (length) => {
  const { files } = await extracted(`{"body":{"base64":"${BASE64.replaceAll('/', '\\/')}"}}`, length);
  expect(files[0]?.equals(FILE)).toBe(true);
});

it('a short value, and one of another name, stays in the JSON', async () => {
  const json = `{"body":{"base64":"AAEC","text":"${BASE64}","base64":12}}`;
  expect(await extracted(json, 100)).toEqual({ rest: json, names: [], files: [] });
});

it.each([
  ['a character that is none of base64', `${BASE64.slice(0, 90_000)}?${BASE64}`],
  ['padding in the middle', `${BASE64.slice(0, 80_000)}==${BASE64.slice(0, 80_000)}`],
  ['one character too many', `${BASE64.replaceAll('=', '').slice(0, 100_000)}A`],
])('a value with %s is no file', async (_what, value) => {
  const { rest, names } = await extracted(`{"body":{"base64":"${value}"}}`, 5000);
  expect([rest, names]).toEqual(['{"body":{"base64":"?"}}', []]);
});

it('what is cut off inside of a value is not JSON', async () => {
  const { rest } = await extracted(`{"body":{"base64":"${BASE64.slice(0, 1000)}`, 100);
  expect(() => JSON.parse(rest)).toThrow();
});
