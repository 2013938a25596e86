import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors come with 200, and a status that is not 0. */
export const withings: ProviderCodes = {
  name: 'Withings',
  slugs: ['withings'],
  hosts: ['wbsapi.withings.net'],
  source: 'https://developer.withings.com/api-reference/#section/Response-status',
  checked: '2026-11-25',
  find: ({ status }) => (typeof status === 'number' && status > 0 ? [String(status)] : []),
  messages: [
    [
      /invalid (?:nonce|signature)/i,
      [
        'signature',
        'The nonce or the signature of the request is not valid: get another nonce for each signed call, and sign with the client secret.',
      ],
    ],
    [
      /invalid_token|access token/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, revoked or expired. An access token lives three hours; the refresh token gets another.',
      ],
    ],
  ],
  codes: {
    100: 'credential',
    101: 'credential',
    102: 'credential',
    200: 'credential',
    214: 'permission',
    215: ['customer', 'The user gave wrong credentials.'],
    247: 'request',
    277: 'permission',
    286: 'not-found',
    293: 'request',
    294: 'not-found',
    304: 'request',
    401: 'credential',
    503: 'request',
    511: 'request',
    522: ['server', 'The API took too long: try again.'],
    524: 'server',
    601: [
      'rate-limit',
      'Too many requests, or the same one again within ten seconds: wait, and keep what was returned.',
    ],
    2553: 'permission',
    2554: 'not-found',
    2555: 'not-found',
    2556: 'server',
  },
};
