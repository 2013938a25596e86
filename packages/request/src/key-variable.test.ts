import { expect, it } from 'vitest';
import { keyVariable } from '#src/key-variable.ts';

it.each([
  ['openai', 'OPENAI_API_KEY'],
  ['google-cloud', 'GOOGLE_CLOUD_API_KEY'],
  ['1password.com', 'API_1PASSWORD_COM_API_KEY'],
  ['$(id)', 'ID_API_KEY'],
  ['-acme-', 'ACME_API_KEY'],
  ['日本', 'API_KEY'],
  ['', 'API_KEY'],
])('the key of %j is in %s', (slug, name) => {
  expect(keyVariable(slug)).toBe(name);
});
