import { expect, it } from 'vitest';
import { placeholdersIn } from '#src/features/oauth/placeholders.ts';

it('the placeholders of a URL are found, each once', () => {
  expect(placeholdersIn('https://{shop}.example/{tenant}/authorize?shop={shop}')).toEqual([
    '{shop}',
    '{tenant}',
  ]);
  expect(placeholdersIn('https://auth.example/authorize')).toEqual([]);
});
