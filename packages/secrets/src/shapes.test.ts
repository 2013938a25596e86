import { expect, it } from 'vitest';
import { hasKeyShape, replaceKeys } from '#src/shapes.ts';

/** With work that grows faster than the text, the texts of these tests take far longer. */
const LIMIT_MS = 10_000;

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl';

it.each([
  'sk-proj-abcdefghijklmnop1234',
  'ghp_abcdefghijklmnopqrstuvwxyz0123456789',
  'AKIAIOSFODNN7EXAMPLE',
  'AIzaSyA-abcdefghijklmnopqrstuvwxyz012345',
  TOKEN,
  `eyJ${'a'.repeat(2000)}.${'b'.repeat(5000)}.c`,
  '123456:AAH-abcdefghijklmnopqrstuvwxyz',
])('%s is a key wherever it is', (key) => {
  expect(hasKeyShape(`/x/${key}/y`)).toBe(true);
  expect(replaceKeys(`/x/${key}/y?${key}`, '')).toBe('/x//y?');
});

it('a token is found after a hyphen, a bot’s after the word that Telegram puts before it', () => {
  expect(replaceKeys(`session-${TOKEN};`, '')).toBe('session-;');
  expect(replaceKeys('/bot123456:AAH-abcdefghijklmnop/getMe', '')).toBe('/bot/getMe');
});

it.each([
  '/v1/chat/completions?limit=20',
  '2026-01-02T10:11:12Z',
  'eyJust.words',
  'https://a.example/@me',
  'desk-top',
])('%s is none', (text) => expect(hasKeyShape(text)).toBe(false));

it.each(['eyJaaaaaaaa-', 'eyJ', 'sk-', '123456:', '://a', '://'])(
  'a long text of %s is read in one pass',
  (part) => expect(replaceKeys(part.repeat(80_000), '')).toMatch(/^[^.@]*$/),
  LIMIT_MS,
);
