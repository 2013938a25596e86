import { expect, it } from 'vitest';
import { readName } from '#src/body/file-name.ts';

it.each([
  ['a.png', 'a.png'],
  ['x/y/a b.png', 'a b.png'],
  ['x\\y\\a.png', 'a.png'],
  ['a\nb\tc\u0000d\u2028e', 'a b c d e'],
  ['x/\n', 'request-body.bin'],
  [undefined, 'request-body.bin'],
])('a file called %j is read as %j', (fileName, read) => {
  expect(readName(fileName)).toBe(read);
});
