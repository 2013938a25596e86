import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const freshbooks: ProviderCodes = {
  name: 'FreshBooks',
  slugs: ['freshbooks'],
  hosts: ['api.freshbooks.com'],
  source: 'https://www.freshbooks.com/api/errors',
  checked: '2026-11-25',
  find: (body) =>
    listOf(asObject(body.response)?.errors).flatMap((one) => {
      const errno = asObject(one)?.errno;
      return typeof errno === 'number' ? [String(errno)] : [];
    }),
  codes: {
    3: 'conflict',
    1001: ['request', 'A field is missing: the body names it as field.'],
    1003: [
      // A wrong token can get the same response.
      'credential',
      'The API does not accept the {key} for this: it is wrong, lacks the scope (such as user:clients:read), or the id of the account in the address is of another business.',
    ],
    1011: ['not-found', 'What the request names does not exist: the body says which object.'],
    1012: 'not-found',
    1017: ['conflict', 'The value exists already.'],
    1024: 'conflict',
    2001: ['conflict', 'This has been changed already, or depends on another.'],
    not_authenticated: 'credential',
    unauthorized: 'credential',
    unauthenticated: [
      'credential',
      'The API does not accept the {key}: it is wrong or expired, as an access token is after 12 hours. Get another with the refresh token.',
    ],
    forbidden: 'permission',
    not_found: 'not-found',
  },
};
