import { expect, it } from 'vitest';
import { readTokenResponse } from '#src/features/oauth/protocol/read-token-response.ts';

const read = (token_type: string, dpopKey?: string) => {
  const text = JSON.stringify({ access_token: 'the-token', token_type });
  const options = { tokenPath: null, now: 0 };
  return readTokenResponse({ status: 200, text }, dpopKey === undefined ? options : { ...options, dpopKey });
};

it('a token may be bound to a key only if one was proved', () => {
  expect(read('dpop', 'key')).toMatchObject({ grant: { tokenType: 'DPoP', dpopKey: 'key' } });
  expect(read('bearer', 'key')).toMatchObject({ grant: { tokenType: 'Bearer' } });
  expect(read('DPoP')).toEqual({ unusable: 'bound_type' });
  // It needs another proof.
  for (const type of ['mac', 'pop', 'hok']) expect(read(type, 'key')).toEqual({ unusable: 'bad_type' });
});
