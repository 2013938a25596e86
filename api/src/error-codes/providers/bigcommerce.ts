import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const bigcommerce: ProviderCodes = {
  name: 'BigCommerce',
  slugs: ['bigcommerce'],
  hosts: ['api.bigcommerce.com', '*.mybigcommerce.com'],
  source: 'https://developer.bigcommerce.com/docs/start/about/status-codes',
  checked: '2026-11-25',
  messages: [
    [
      /don.t have (?:the )?(?:a )?required scope|scope/i,
      ['permission', 'The {key} lacks a scope for this: add it to the configuration and connect again.'],
    ],
    [
      /not authorized|unauthorized|missing or invalid auth|x-auth-token/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or deleted, or of another store than the hash in the path. It goes into the X-Auth-Token header.',
      ],
    ],
    [
      /duplicate|already in use|must be unique|already exists/i,
      ['conflict', 'A record with the same value exists already.'],
    ],
    [
      /store is (?:suspended|down|inactive)|maintenance/i,
      ['account', 'The store of the account is suspended or in maintenance.'],
    ],
    [/not found|does not exist|unable to find/i, 'not-found'],
  ],
  codes: {},
};
