import { expect, it } from 'vitest';
import { findSecrets, hideSecrets } from '#src/find-secrets.ts';
import { TEXT_KINDS } from '#src/reader/reader.ts';

it.each(TEXT_KINDS)('reads backslashes that no JSON has, in a text that is said to be %s', (kind) => {
  const text = '{"\\Build\\New\\Temp": "\\Users\\fred", "token": "a\\Bc1D2e3F4"}';
  const shown = hideSecrets(text, findSecrets(text, kind), '[secret]');
  expect(shown).toContain('\\Build\\New\\Temp');
});

/** What readers of texts stop at. */
const PIECES = [
  '"',
  '\\',
  'B',
  'u',
  '00',
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  'token',
  '=',
  '&',
  '%',
  '2',
  '<',
  '>',
].concat([
  '/',
  '-',
  '\n',
  ' ',
  "'",
  '&#x',
  '!',
  'data:',
  '--',
  '...',
  '`',
  '?',
  'key',
  'ü',
  '\ud83d',
  '|',
  '1e9',
]);
const TEXTS = 3_000;
const MOST_PIECES = 14;

/** Numbers below `most`, always the same ones (Lehmer's generator). */
const createNumbers = (): ((most: number) => number) => {
  let state = 20_261_130;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
};

it('reads any text, whatever it is said to be', () => {
  const below = createNumbers();
  for (let count = 0; count < TEXTS; count += 1) {
    const text = Array.from({ length: 1 + below(MOST_PIECES) }, () => PIECES[below(PIECES.length)]).join('');
    for (const kind of TEXT_KINDS) {
      const read = (): string => hideSecrets(text, findSecrets(text, kind), '[secret]');
      expect(read, `${kind}: ${JSON.stringify(text)}`).not.toThrow();
    }
  }
});
