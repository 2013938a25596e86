import { expect, it } from 'vitest';
import { noMatchText } from '#src/features/history/filter-words.ts';
import { isFiltered, listInput, readHistorySearch } from '#src/features/history/history-filter.ts';
import { requestText } from '#src/features/history/request-text.ts';
import { headerLines, shownText } from '#src/features/responses/offers/shown-text.ts';

it('the URL is read as far as it is valid', () => {
  expect(
    readHistorySearch({ q: 2024, status: 404, method: 'PATCH', providerId: 3, keyId: 4, call: 5 }),
  ).toEqual({ q: '2024', status: '404', method: 'PATCH', providerId: 3, keyId: 4, call: 5 });
  expect(
    readHistorySearch({ q: '', status: '6xx', method: 'get', providerId: 'x', keyId: -1, call: 1.5 }),
  ).toEqual({});
});

it('the list has the filters, and not the open call', () => {
  expect(listInput({ q: 'a', call: 5, keyId: 4 }, 7)).toMatchObject({ query: 'a', apiKeyId: 4, before: 7 });
  expect(isFiltered({ call: 5 })).toBe(false);
  expect(isFiltered({ status: '4xx' })).toBe(true);
});

it('a body is indented if it is JSON, also if it was cut off', () => {
  expect(shownText('{"a":1.0}', false)).toEqual({ text: '{\n  "a": 1.0\n}', language: 'json' });
  expect(shownText('{"a":1.0', true).language).toBe('json');
  expect(shownText('{"a":1.0', false)).toEqual({ text: '{"a":1.0', language: 'text' });
  expect(requestText({ body: null, requestBodyTruncated: false })).toBeUndefined();
  expect(requestText({ body: { kind: 'json', text: '[1]' }, requestBodyTruncated: false })?.text).toBe(
    '[\n  1\n]',
  );
});

it('headers are sorted lines, with each cookie on its own', () => {
  expect(headerLines({ b: '1', a: 'x\ny' })).toEqual(['a: x', 'a: y', 'b: 1']);
});

it('an empty list says what it was filtered by', () => {
  expect(noMatchText({ connectionId: 1 })).toContain('There is no call with this connection');
  expect(noMatchText({ connectionId: 1, status: '4xx' })).toContain('the filters ask for');
  expect(noMatchText({ keyId: 1 })).toContain('the filters ask for');
  expect(noMatchText({ connectionId: 1, q: 'user' })).toContain('beginning of a word');
});
