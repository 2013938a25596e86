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
      ['not-found', 'The model does not exist, or the account may not use it: list the models that it has.'],
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
