import { beforeAll, expect, it } from 'vitest';
import { isForPasteBox, pasteReader } from '#src/app/pasted-text.ts';

beforeAll(pasteReader.load);

it.each([
  'curl https://api.example.com/v1/users',
  ' http POST example.com/a',
  'https://api.example.com/v1/users?limit=2',
  'OPENAI_API_KEY=sk-canary',
  'export TOKEN = abc',
  'A=1\nB=2',
  `sk-proj-${'Zx81'.repeat(6)}`,
  `ghp_${'a1B2'.repeat(9)}`,
])('what is pasted is taken: %s', (text) => {
  expect(isForPasteBox(text)).toBe(true);
});

it.each([
  'stripe',
  'rotate production',
  'https',
  'curl',
  'gpt-4o-mini-2024-07-18',
  'List users\n',
  '/v1/charges',
  '',
])('what is pasted is searched for: %s', (text) => {
  expect(isForPasteBox(text)).toBe(false);
});
