import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** The codes are those of gRPC. */
export const skyscanner: ProviderCodes = {
  name: 'Skyscanner',
  slugs: ['skyscanner'],
  hosts: ['partners.api.skyscanner.net'],
  source: 'https://developers.skyscanner.net/docs/getting-started/error-codes',
  checked: '2026-11-25',
  find: ({ status }) => (status === 'RESULT_STATUS_FAILED' ? ['RESULT_STATUS_FAILED'] : []),
  codes: {
    3: ['request', 'A field of the query is missing or has a value that is not valid: the message names it.'],
    5: [
      'not-found',
      'It does not exist: the token of a search is expired after an hour, so create the search again.',
    ],
    7: [
      'permission',
      'The {key} is not allowed to use this product: ask the partner manager for access to it.',
    ],
    8: ['rate-limit', 'Too many requests in this minute for the {key}: wait, and poll less often.'],
    13: 'server',
    14: 'overloaded',
    16: [
      'credential',
      'The API does not accept the {key}: it is wrong or missing. It goes into the header x-api-key.',
    ],
    RESULT_STATUS_FAILED: ['server', 'The search failed: create it again.'],
  },
};
