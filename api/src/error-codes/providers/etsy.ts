import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const etsy: ProviderCodes = {
  name: 'Etsy',
  slugs: ['etsy'],
  hosts: ['openapi.etsy.com', 'api.etsy.com'],
  source: 'https://developers.etsy.com/documentation/essentials/errors',
  checked: '2026-11-25',
  messages: [
    [/invalid_token|token (?:is )?(?:expired|invalid)|access token is expired/i, 'credential'],
    [
      /insufficient_scope|scope/i,
      ['permission', 'The {key} lacks a scope for this: add it to the configuration and connect again.'],
    ],
    [
      /api key (?:not found|is not|inactive)|shared secret|api_key|x-api-key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or the application is not active yet; x-api-key takes the keystring and the shared secret.',
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
