import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const fireworksAi: ProviderCodes = {
  name: 'Fireworks AI',
  slugs: ['fireworks-ai'],
  hosts: ['api.fireworks.ai'],
  source: 'https://docs.fireworks.ai/guides/inference-error-codes',
  checked: '2026-11-25',
  messages: [
    [
      /suspended|invoice|spending limit|billing|payment/i,
      ['payment', 'The account is suspended: it has to pay, or its spending limit is reached.'],
    ],
    [
      /model not found|inaccessible|not deployed/i,
      [
        'not-found',
        'The model does not exist, is not deployed or is of another account: its name is written accounts/fireworks/models/…, in full.',
      ],
    ],
    [
      /prompt is too long|context length|max.{0,10}tokens/i,
      ['request', 'The text is too long for the model: shorten it.'],
    ],
    [/api key you provided is invalid|invalid api key/i, 'credential'],
  ],
  codes: {},
};
