import { asObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const WRONG_KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong or deleted, or of the other version. Version 1 takes it after Token in the Authorization header, version 2 as it is.',
];

export const mindee: ProviderCodes = {
  name: 'Mindee',
  slugs: ['mindee'],
  hosts: ['api-v2.mindee.net', 'api.mindee.net'],
  source: 'https://docs.mindee.com/',
  checked: '2026-11-25',
  // Version 1 has the error inside of `api_request`, beside the result.
  find: ({ api_request: request }) => {
    const code = asObject(asObject(request)?.error)?.code;
    return typeof code === 'string' ? [code] : [];
  },
  messages: [
    [/authorization required|invalid token|api key/i, WRONG_KEY],
    [
      /(?:file|page|document)s?\b.{0,40}(?:exceed|too (?:large|many|long))|(?:exceed|too many|maximum).{0,30}pages/i,
      ['request', 'The file is too large, or has too many pages.'],
    ],
    [
      /exceeded|\bplans?\b|quota/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
    [
      /pages|file|document/i,
      [
        'request',
        'The API does not accept the file: its format is not supported, or it is damaged or empty.',
      ],
    ],
  ],
  codes: {
    Unauthorized: WRONG_KEY,
    Forbidden: ['permission', 'The account lacks access to this product or endpoint.'],
    TooManyRequests: 'rate-limit',
    NotFound: 'not-found',
    BadRequest: 'request',
    '402-001': ['payment', 'The credits of the account are used up: top up its balance.'],
    '401-001': 'credential',
    '404-001': 'not-found',
    '422-001': 'request',
    '429-001': 'rate-limit',
  },
};
