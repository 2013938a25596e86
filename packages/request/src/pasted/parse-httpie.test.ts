import { describe, expect, it } from 'vitest';
import type { PastedRequest } from '#src/pasted/pasted-request.ts';
import { readPastedRequest } from '#src/pasted/read-pasted-request.ts';

const read = (text: string): PastedRequest => {
  const result = readPastedRequest(text);
  if (result?.request === undefined) throw new Error(result?.problem ?? 'not recognized');
  return result.request;
};
const problemOf = (text: string): string | undefined => readPastedRequest(text)?.problem;

const BARE = { method: 'GET', headers: [], body: undefined, credential: undefined, notes: [] };
const FORM = 'application/x-www-form-urlencoded';
const form = (...fields: [name: string, value: string][]) => ({
  kind: 'form',
  fields: fields.map(([name, value]) => ({ name, value })),
});
const json = (text: string) => ({ kind: 'json', text });
const JSON_TYPE = ['Content-Type', 'application/json'];

describe('an HTTPie command', () => {
  it.each([
    [
      'http POST a.example/x name=Ann age:=3 ok:=true X-A:1 q==a\\ b',
      {
        method: 'POST',
        endpoint: 'https://a.example/x?q=a%20b',
        headers: [['X-A', '1'], JSON_TYPE],
        body: json('{\n  "name": "Ann",\n  "age": 3,\n  "ok": true\n}'),
      },
    ],
    ['http :3000/x', { ...BARE, endpoint: 'http://localhost:3000/x' }],
    ['https a.example a=1', { method: 'POST' }],
    [
      'http PUT :3000/a a=1',
      { method: 'PUT', endpoint: 'http://localhost:3000/a', body: json('{\n  "a": "1"\n}') },
    ],
    ['http /a', { ...BARE, endpoint: 'http://localhost/a' }],
    ['http -f a.example a=1 a=2', { body: form(['a', '1'], ['a', '2']), headers: [['Content-Type', FORM]] }],
    ['http a.example id:=12345678901234567890', { body: json('{\n  "id": 12345678901234567890\n}') }],
    [
      'http -f POST a.example a=1 file@x/y.png',
      {
        body: {
          kind: 'multipart',
          parts: [
            { name: 'a', value: '1' },
            { name: 'file', fileName: 'y.png', contentType: 'image/png' },
          ],
        },
        notes: ['Only its name is in the command, so choose the file: y.png.'],
      },
    ],
    ["http --raw '[1]' put a.example", { method: 'PUT', body: json('[1]') }],
  ])('%s', (command, expected) => {
    expect(read(command)).toMatchObject(expected);
  });

  it.each([
    ['http a.example file@x', 'A file is sent in a form: use --form or --multipart'],
    [
      'http a.example a=@x',
      'A part of the body is in a file, which cannot be read here. Paste its content instead.',
    ],
    ['http a.example a[b]=1', 'The nested field a[b] cannot be read'],
    ['http a.example a:=x', 'The value of a is not JSON'],
  ])('what cannot be read of %s is told', (command, problem) => {
    expect(problemOf(command)).toBe(problem);
  });
});
