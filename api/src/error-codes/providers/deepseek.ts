import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const deepseek: ProviderCodes = {
  name: 'DeepSeek',
  slugs: ['deepseek'],
  hosts: ['api.deepseek.com'],
  source: 'https://api-docs.deepseek.com/quick_start/error_codes',
  checked: '2026-11-25',
  messages: [
    [/insufficient balance/i, ['payment', 'The credits of the account are used up: top up its balance.']],
    [/authentication fails/i, 'credential'],
    [
      /model not exist/i,
      [
        'not-found',
        'The model does not exist: the usual ones are deepseek-chat and deepseek-reasoner, and /models lists them all.',
      ],
    ],
    [
      /invalid max_tokens/i,
      ['request', 'The value of max_tokens is too large for the model: the message names its range.'],
    ],
    [/maximum context length/i, ['request', 'The text is too long for the model: shorten it.']],
    [/content exists risk/i, ['policy', 'The content was blocked by the policy of the provider: change it.']],
  ],
  codes: {
    authentication_error: 'credential',
    invalid_request_error: 'request',
    unknown_error: 'request',
  },
};
