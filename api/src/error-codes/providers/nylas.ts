import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const USER_LOGIN: Meaning = [
  'customer',
  'The user’s login is expired or was revoked: send them through it again.',
];
const KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong or expired, or the application is in the other region (api.us.nylas.com or api.eu.nylas.com). It goes into the Authorization header, after Bearer.',
];

export const nylas: ProviderCodes = {
  name: 'Nylas',
  slugs: ['nylas'],
  hosts: ['api.us.nylas.com', 'api.eu.nylas.com'],
  source: 'https://developer.nylas.com/docs/api/errors/',
  checked: '2026-11-25',
  messages: [
    [/grant.{0,30}(?:expired|invalid)/i, USER_LOGIN],
    [
      /(?:no |\b)grants?\b.{0,30}(?:not )?found/i,
      [
        'not-found',
        'The grant does not exist in this application or region: check its id, and the host (api.us.nylas.com or api.eu.nylas.com).',
      ],
    ],
  ],
  codes: {
    'grant.expired': ['customer', 'The user’s login is expired: send them through it again.'],
    invalid_grant: USER_LOGIN,
    unauthorized: KEY,
    not_found_error: 'not-found',
    invalid_request_error: 'request',
    provider_error: ['server', 'The e-mail provider of the user had a problem: try again later.'],
    insufficient_scopes: [
      'permission',
      'The user’s login granted too few scopes: send them through it again.',
    ],
    rate_limit_error: 'rate-limit',
    too_many_requests: 'rate-limit',
    api_key_invalid: KEY,
  },
};
