import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const render: ProviderCodes = {
  name: 'Render',
  slugs: ['render'],
  hosts: ['api.render.com'],
  source: 'https://api-docs.render.com/reference/introduction',
  checked: '2026-11-25',
  messages: [
    [
      /payment (?:info|method|information)/i,
      ['payment', 'The account has no payment method: add one in its billing.'],
    ],
    [/unauthorized|invalid api/i, 'credential'],
    [/already (?:exists|in use)/i, ['conflict', 'A record with the same name or value exists already.']],
    [/suspended/i, ['account', 'The service or the account is suspended.']],
  ],
  codes: {},
};
