import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const openfda: ProviderCodes = {
  name: 'openFDA',
  slugs: ['openfda'],
  hosts: ['api.fda.gov'],
  source: 'https://open.fda.gov/apis/',
  checked: '2026-11-25',
  messages: [
    [
      /no matches found/i,
      [
        'not-found',
        'The search found nothing: what it names does not exist. Check the fields and values of the parameter search.',
      ],
    ],
    [
      /skip value/i,
      [
        'request',
        'The value of skip is too large (25,000 at most): follow the Link header of each page, which has search_after.',
      ],
    ],
    [/limit (?:value|cannot|must)/i, ['request', 'The value of limit is too large: 1,000 at most.']],
    [
      /check your request|parse_exception|search_phase|invalid query/i,
      [
        'request',
        'The value of the parameter search or count cannot be read: put values in quotation marks, and count a field with .exact.',
      ],
    ],
  ],
  codes: {
    NOT_FOUND: 'not-found',
    BAD_REQUEST: 'request',
    API_KEY_INVALID: [
      'credential',
      'The API does not accept the {key}: it is wrong. It goes into the parameter api_key; without one, calls are allowed too.',
    ],
    API_KEY_DISABLED: 'credential',
    OVER_RATE_LIMIT: [
      'rate-limit',
      'Too many requests: 240 a minute are allowed, and 1,000 a day without a {key}.',
    ],
    SERVER_ERROR: 'server',
  },
};
