import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const blackForestLabs: ProviderCodes = {
  name: 'Black Forest Labs',
  slugs: ['black-forest-labs'],
  hosts: ['api.bfl.ai', 'api.us1.bfl.ai', 'api.eu1.bfl.ai'],
  source: 'https://docs.bfl.ai/quick_start/generating_images',
  checked: '2026-11-25',
  messages: [
    [
      /insufficient credits|out of credits/i,
      ['payment', 'The credits of the account are used up: top up its balance.'],
    ],
    [/not authenticated|invalid api key/i, 'credential'],
    [/moderat/i, ['policy', 'The content was blocked by the policy of the provider: change it.']],
    [
      /too many|exceeded/i,
      ['rate-limit', 'Too many requests at the same time: the plan limits how many may run at once.'],
    ],
  ],
  codes: {},
};
