import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const openrouter: ProviderCodes = {
  name: 'OpenRouter',
  slugs: ['openrouter'],
  hosts: ['openrouter.ai'],
  source: 'https://openrouter.ai/docs/api/reference/errors-and-debugging',
  checked: '2026-11-25',
  messages: [
    [
      /insufficient credits|requires more credits|can only afford|never purchased credits/i,
      ['payment', 'The credits of the account are used up: top up its balance.'],
    ],
    [/no auth credentials|user not found|cookie auth/i, 'credential'],
    [
      /no endpoints found|no allowed providers|data policy/i,
      [
        'not-found',
        'No provider serves the model with these settings: the model does not exist, or the privacy settings exclude all its providers.',
      ],
    ],
    [
      /not a valid model/i,
      ['not-found', 'The model does not exist, or the account may not use it: list the models that it has.'],
    ],
    [
      /maximum context length|context length/i,
      ['request', 'The text is too long for the model: shorten it.'],
    ],
    [
      /requires moderation|flagged/i,
      ['policy', 'The content was blocked by the policy of the provider: change it.'],
    ],
    [
      /key limit exceeded|limit exceeded \(/i,
      ['quota', 'The spending limit of the {key} is used up: raise it in the settings.'],
    ],
    [
      /free-models-per-(?:day|min)|rate limit exceeded|temporarily rate-limited/i,
      ['rate-limit', 'Too many requests to free models, or to this provider: wait, or add credits.'],
    ],
    [
      /provider returned error/i,
      ['server', 'The provider of the model failed on its side: try again, or use another.'],
    ],
  ],
  codes: {},
};
