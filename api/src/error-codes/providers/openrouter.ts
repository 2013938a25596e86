import { asObject } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const openrouter: ProviderCodes = {
  name: 'OpenRouter',
  slugs: ['openrouter'],
  hosts: ['openrouter.ai'],
  source: 'https://openrouter.ai/docs/api/reference/errors-and-debugging',
  checked: '2026-11-25',
  find: ({ error }) => {
    const { code, message } = asObject(error) ?? {};
    return /^provider returned error/i.test(String(message)) ? [`upstream-${code}`, 'upstream'] : [];
  },
  messages: [
    [
      /insufficient credits|requires more credits|can only afford|never purchased credits/i,
      [
        'payment',
        'The credits of the account do not suffice: top up its balance, or send a smaller max_tokens.',
      ],
    ],
    [
      /no auth credentials|user not found|cookie auth/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing, wrong, disabled or deleted. It goes after Bearer into the Authorization header, and begins with sk-or-.',
      ],
    ],
    [
      /data policy|settings\/privacy|guardrail/i,
      [
        'permission',
        'The privacy settings of the account allow no provider of this model, so it may not be used: change them under Settings, Privacy.',
      ],
    ],
    [
      /no endpoints found that/i,
      [
        'request',
        'No provider of the model supports a parameter of the request, such as tools or images: leave it out, or use another model.',
      ],
    ],
    [
      /no allowed providers/i,
      [
        'request',
        'The providers that the request or the account allows do not serve the model: change the parameter provider.',
      ],
    ],
    [
      /no endpoints found/i,
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
      /free-models-per-day/i,
      [
        'quota',
        'The requests of the day to free models are used up: wait until midnight UTC, or buy credits, which raise that limit.',
      ],
    ],
    [
      /free-models-per-(?:day|min)|rate limit exceeded|temporarily rate-limited/i,
      ['rate-limit', 'Too many requests to free models, or to this provider: wait, or add credits.'],
    ],
  ],
  codes: {
    'upstream-429': [
      'rate-limit',
      'Too many requests to the provider of the model, from all users together: try again shortly, use another model or provider, or store a key of your own for it.',
    ],
    'upstream-400': [
      'request',
      'The provider of the model does not accept a value in the request: metadata.raw in the body says which.',
    ],
    upstream: ['server', 'The provider of the model failed on its side: try again, or use another.'],
  },
};
