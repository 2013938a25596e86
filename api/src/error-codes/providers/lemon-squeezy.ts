import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const lemonSqueezy: ProviderCodes = {
  name: 'Lemon Squeezy',
  slugs: ['lemon-squeezy'],
  hosts: ['api.lemonsqueezy.com'],
  source: 'https://docs.lemonsqueezy.com/api/getting-started/requests',
  checked: '2026-11-25',
  messages: [
    [/license_key not found/i, ['not-found', 'The license key of the customer does not exist.']],
    [
      /license key (?:has reached|activation limit)|activation limit/i,
      ['customer', 'The license of the customer is activated on as many devices as it allows.'],
    ],
    [/license key (?:is )?expired/i, ['customer', 'The license of the customer is expired.']],
    [
      /related resource does not exist/i,
      [
        'not-found',
        'What the request links to does not exist: its id is wrong, or of another store or of the other mode (test or live).',
      ],
    ],
    [/unauthenticated/i, 'credential'],
  ],
  codes: {},
};
