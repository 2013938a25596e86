import { expect, it } from 'vitest';
import { readEnvLines } from '#src/features/environments/env-lines.ts';

it.each([
  [
    'A=1\nB=2',
    [
      { name: 'A', value: '1' },
      { name: 'B', value: '2' },
    ],
  ],
  ['A=1', [{ name: 'A', value: '1' }]],
  [
    'export BASE_URL="https://a.example/?q=1#x" # local',
    [{ name: 'BASE_URL', value: 'https://a.example/?q=1#x' }],
  ],
  [
    "# a comment\n\nA='x # y'\r\nB=z # note",
    [
      { name: 'A', value: 'x # y' },
      { name: 'B', value: 'z' },
    ],
  ],
  [
    'A=1\nB=\nA=2',
    [
      { name: 'B', value: '' },
      { name: 'A', value: '2' },
    ],
  ],
  ['K="a\\nb \\"c\\""', [{ name: 'K', value: 'a\nb "c"' }]],
])('the lines %j are variables', (text, expected) => {
  expect(readEnvLines(text)).toEqual(expected);
});

it.each(['base_url', 'https://a.example/?a=1', '', '# only a comment', 'A=1\nno line of it'])(
  '%j is no such file',
  (text) => {
    expect(readEnvLines(text)).toBeUndefined();
  },
);
