import { expect, it } from 'vitest';
import { readLinkHeader } from '#src/headers/link-header.ts';

it.each([
  [undefined, []],
  ['', []],
  ['no link', []],
  ['</a>; rel=next', [['/a', 'next']]],
  [
    '<a>;rel="Next  last", <b> ; title="x, <y>; rel=z" ; rel = prev',
    [
      ['a', 'next', 'last'],
      ['b', 'prev'],
    ],
  ],
  [`<?page=2>; title*=UTF-8''a%20b; rel="next"; rel="ignored"`, [['?page=2', 'next']]],
  ['<a>; ; rel=next', [['a', 'next']]],
  ['<a>', [['a']]],
  [`<${'x'.repeat(2049)}>; rel=next, <b>; rel=next`, [['b', 'next']]],
])('the links of %j', (header, links) => {
  expect(readLinkHeader(header).map(({ target, relations }) => [target, ...relations])).toEqual(links);
});

it('reads at most 50 links', () => {
  expect(readLinkHeader('<a>; rel=next, '.repeat(200))).toHaveLength(50);
});
