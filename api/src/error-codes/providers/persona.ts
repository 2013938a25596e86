import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** What is missing is in `details`, beside a title that is the same for all. */
export const persona: ProviderCodes = {
  name: 'Persona',
  slugs: ['persona'],
  hosts: ['api.withpersona.com', 'withpersona.com'],
  source: 'https://docs.withpersona.com/errors',
  checked: '2026-11-25',
  find: ({ errors }) =>
    listOf(errors).some((one) => /permission/i.test(asText(asObject(one)?.details) ?? ''))
      ? ['lacks-permission']
      : [],
  messages: [
    [
      /must be authenticated|invalid api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, expired or of another environment (sandbox or production), or missing after Bearer in the Authorization header.',
      ],
    ],
    [
      /record not found/i,
      [
        'not-found',
        'What the request names does not exist in the environment of the {key}, sandbox or production: check its id.',
      ],
    ],
    [/idempotency/i, ['conflict', 'A conflict with an earlier request of the same Idempotency-Key.']],
  ],
  codes: {
    'lacks-permission': [
      'permission',
      'The {key} lacks a permission: details in the body names it. Add it to the key in the dashboard, under API.',
    ],
  },
};
