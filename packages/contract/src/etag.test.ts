import { expect, it } from 'vitest';
import { etagOf, timesIn } from '#src/etag.ts';

const TIME = '2026-11-28T10:00:00.000Z';

it('a tag is the time of the last change, in quotes, and is read again', () => {
  expect(etagOf({ updatedAt: TIME })).toBe(`"${TIME}"`);
  expect(timesIn(etagOf({ updatedAt: TIME }))).toEqual([TIME]);
});

it.each([
  [undefined, undefined],
  ['*', undefined],
  [' * ', undefined],
  ['"a", "b"', ['a', 'b']],
  ['"a",W/"b" ,"c"', ['a', 'c']],
  [`W/"${TIME}"`, []],
  [TIME, []],
  ['', []],
])('If-Match: %s', (header, times) => {
  expect(timesIn(header)).toEqual(times);
});
