import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const printful: ProviderCodes = {
  name: 'Printful',
  slugs: ['printful'],
  hosts: ['api.printful.com'],
  source: 'https://developers.printful.com/docs/#section/Errors',
  checked: '2026-11-25',
  messages: [
    [
      /manual order/i,
      [
        'request',
        'The store is of a platform for which this does not exist: only stores of the kind “Manual order / API” have a value for it. Name one in the X-PF-Store-Id header.',
      ],
    ],
    [
      /store_id|requires? .{0,20}store/i,
      ['request', 'The store is missing: send its id in the X-PF-Store-Id header.'],
    ],
    [/not found/i, 'not-found'],
    [
      /scope|permission/i,
      ['permission', 'The {key} lacks a scope for this: add it to the configuration and connect again.'],
    ],
    [/access token|unauthorized/i, 'credential'],
    [/too many|rate/i, 'rate-limit'],
    [/payment|charge|wallet/i, ['payment', 'The payment of the account failed: see its billing.']],
  ],
  codes: {},
};
