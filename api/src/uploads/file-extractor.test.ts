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

it.each([1, 3, 1000, 65_537, LIMIT])('a file is taken out, in pieces of %i bytes', async (length) => {
  const json = `{"x\\"base64":"a","a":{"base64" :\n "${BASE64}","b":"base64"},"c":["base64","${BASE64}"]}`;
  const { rest, names, files } = await extracted(json, length);
  expect(files.map((file) => file.equals(FILE))).toEqual([true]);
  expect(rest).toBe(json.replace(BASE64, names[0] ?? ''));
  expect(names[0]).toMatch(/^[A-Za-z0-9+/]{32}$/);
  expect(countHeldFiles()).toBe(0);
});

it.each([1, 1000, LIMIT])('a slash may be escaped, in pieces of %i bytes', async (length) => {
  const { files } = await extracted(`{"base64":"${BASE64.replaceAll('/', '\\/')}"}`, length);
  expect(files[0]?.equals(FILE)).toBe(true);
});

it('a short value, and one of another name, stays in the JSON', async () => {
  const json = `{"base64":"AAEC","text":"${BASE64}","base64":12}`;
  expect(await extracted(json, 100)).toEqual({ rest: json, names: [], files: [] });
});

it.each([
  ['a character that is none of base64', `${BASE64.slice(0, 90_000)}?${BASE64}`],
  ['padding in the middle', `${BASE64.slice(0, 80_000)}==${BASE64.slice(0, 80_000)}`],
  ['one character too many', `${BASE64.replaceAll('=', '').slice(0, 100_000)}A`],
])('a value with %s is no file', async (_what, value) => {
  const { rest, names } = await extracted(`{"base64":"${value}"}`, 5000);
  expect([rest, names]).toEqual(['{"base64":"?"}', []]);
});

it('what is cut off inside of a value is not JSON', async () => {
  const { rest } = await extracted(`{"base64":"${BASE64.slice(0, 1000)}`, 100);
  expect(() => JSON.parse(rest)).toThrow();
});
