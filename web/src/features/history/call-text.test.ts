import { expect, it } from 'vitest';
import { callCredential } from '#src/features/history/call-text.ts';

it.each([
  ['Production', 'OpenAI', 'Production · OpenAI'],
  ['GitHub connection', 'GitHub', 'GitHub connection · GitHub'],
  ['', '', 'No key'],
])('a call with the key %j of %j was made with %j', (keyName, providerName, shown) => {
  expect(callCredential({ keyName, providerName })).toBe(shown);
});
