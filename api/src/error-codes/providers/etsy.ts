import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const etsy: ProviderCodes = {
  name: 'Etsy',
  slugs: ['etsy'],
  hosts: ['openapi.etsy.com', 'api.etsy.com'],
  source: 'https://developers.etsy.com/documentation/essentials/errors',
  checked: '2026-11-25',
  messages: [
    [
      /insufficient_scope|\bscopes?\b/i,
      [
        'permission',
        'The {key} lacks a scope for this, such as listings_w: add it to the configuration and connect again.',
      ],
    ],
    [
      /token (?:is )?expired|access token is expired/i,
      [
        'credential',
        'The API does not accept the access token: it is expired, as it is after an hour. Get another with the refresh token.',
      ],
    ],
    [/invalid_token|token (?:is )?invalid/i, 'credential'],
    [
      /\bapi[_ ]key|shared secret|x-api-key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or the application is not active yet. The header x-api-key takes the keystring, a colon and the shared secret.',
      ],
    ],
    [/exceeded (?:quota|rate)|qps|qpd/i, 'rate-limit'],
    [/could not find|not found|resource not found/i, 'not-found'],
    [
      /user does not own|not own|not permitted/i,
      ['permission', 'The user of the {key} does not own this shop, so it is not allowed.'],
    ],
  ],
  codes: {},
};
