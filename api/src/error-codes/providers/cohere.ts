import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const cohere: ProviderCodes = {
  name: 'Cohere',
  slugs: ['cohere'],
  hosts: ['api.cohere.com', 'api.cohere.ai'],
  source: 'https://docs.cohere.com/reference/errors',
  checked: '2026-11-25',
  messages: [
    [/invalid api token|no api key/i, 'credential'],
    [
      /trial .{0,120}\/ ?month/i,
      ['quota', 'The calls of the month that a trial key has are used up: use a production key.'],
    ],
    [
      /trial (?:key|token)/i,
      [
        'rate-limit',
        'Too many requests: trial keys are limited by the minute and by the month. Use a production key.',
      ],
    ],
    [/too many tokens|too long|max tokens/i, ['request', 'The text is too long for the model: shorten it.']],
    [
      /model .{0,60}(?:was removed|deprecated|retired)/i,
      ['retired', 'The model is retired: call a newer one.'],
    ],
    [
      /model .{0,60}(?:not found|does not exist)/i,
      ['not-found', 'The model does not exist, or the account may not use it: list the models that it has.'],
    ],
    [/billing|payment method/i, ['payment', 'The account has to add a payment method: see its billing.']],
    [
      /policy|safety|blocked/i,
      ['policy', 'The content was blocked by the policy of the provider: change it.'],
    ],
    [/invalid request|must be|unsupported/i, 'request'],
  ],
  codes: {},
};
