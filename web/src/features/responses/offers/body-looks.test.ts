import { describe, expect, it } from 'vitest';
import { fileNameOf } from '#src/features/responses/body-tools.tsx';
import { looksOf } from '#src/features/responses/offers/body-looks.ts';

describe('how a body can be shown, the best way first', () => {
  it.each([
    ['application/json', true, ['tree', 'pretty', 'raw']],
    ['text/plain', true, ['tree', 'pretty', 'raw']],
    ['text/plain', false, ['raw']],
    ['text/html; charset=utf-8', false, ['raw', 'preview']],
    ['image/svg+xml', false, ['preview', 'raw']],
    ['text/event-stream', false, ['list', 'raw']],
    ['application/x-ndjson', true, ['list', 'tree', 'raw']],
    ['', false, ['raw']],
  ])('is for %s, in JSON: %s', (contentType, isJson, looks) => {
    expect(looksOf({ contentType, isJson })).toEqual(looks);
  });

  it('is a picture only for types that are one', () => {
    const of = (type: string) =>
      looksOf({ contentType: 'image/png', isJson: false, binary: { type, base64: '' } });
    expect(of('image/png')).toEqual(['preview', 'raw']);
    expect(of('image/svg+xml')).toEqual(['raw']);
    expect(of('application/pdf')).toEqual(['raw']);
  });
});

it.each([
  ['https://api.example.com/v1/models?limit=2', 'application/json', true, 'api.example.com-v1-models.json'],
  ['http://127.0.0.1:8080/', '', false, '127.0.0.1-8080.bin'],
  ['https://a.example/x/report.csv', 'text/csv; charset=utf-8', false, 'a.example-x-report.csv'],
  ['https://a.example/a%2F..%2Fb/ü', 'image/webp', false, 'a.example-a-..-b.webp'],
  ['https://a.example/problem', 'application/problem+json', false, 'a.example-problem.json'],
  ['https://a.example/say', 'audio/mpeg', false, 'a.example-say.mp3'],
  ['not a URL', 'text/x-unknown', false, 'response.txt'],
  [`https://a.example/${'x'.repeat(500)}`, 'text/plain', false, `a.example-${'x'.repeat(90)}.txt`],
])(
  'a body of %.40s with the type %s is saved under a name that every system accepts',
  (url, type, isJson, name) => {
    expect(fileNameOf(url, type, isJson)).toBe(name);
  },
);
