import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const bigcommerce: ProviderCodes = {
  name: 'BigCommerce',
  slugs: ['bigcommerce'],
  hosts: ['api.bigcommerce.com', '*.mybigcommerce.com'],
  source: 'https://developer.bigcommerce.com/docs/start/about/status-codes',
  checked: '2026-11-25',
  messages: [
    [/unauthorized|missing or invalid auth|x-auth-token/i, 'credential'],
    [
      /don.t have (?:the )?(?:a )?required scope|scope/i,
      ['permission', 'The {key} lacks a scope for this: add it to the configuration and connect again.'],
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
