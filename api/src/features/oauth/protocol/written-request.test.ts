import { expect, it } from 'vitest';
import { writtenRequest } from '#src/features/oauth/protocol/written-request.ts';

it('token parameters replace nothing of a request, whatever the client ID is called there', () => {
  const request = { body: new URLSearchParams({ client_id: 'mine', code: 'one' }), headers: {} };
  const tokenParams = { client_key: 'other', code: 'stolen', type: 'web' };
  const client = { tokenParams, tokenBody: 'form', clientIdParam: 'client_key' } as const;
  const { body } = writtenRequest(client, request, true);
  expect([...(body as URLSearchParams)].sort()).toEqual([
    ['client_key', 'mine'],
    ['code', 'one'],
    ['type', 'web'],
  ]);
});
