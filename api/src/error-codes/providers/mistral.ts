import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const REQUEST: Meaning = ['request', 'The text is too long for the model: shorten it.'];
const NOT_FOUND: Meaning = [
  'not-found',
  'The model does not exist, or the account may not use it: list the models that it has.',
];
const RATE_LIMIT: Meaning = [
  'rate-limit',
  'Too many requests: the capacity that this model has for your plan is reached.',
];
export const mistral: ProviderCodes = {
  name: 'Mistral',
  slugs: ['mistral'],
  hosts: ['api.mistral.ai'],
  source: 'https://docs.mistral.ai/api/',
  checked: '2026-11-25',
  messages: [
    [/too large for model|maximum context|exceeds? the (?:model|maximum)/i, REQUEST],
    [/invalid model|model.{0,40}(?:not found|does not exist)/i, NOT_FOUND],
    [/tier capacity exceeded|capacity exceeded/i, RATE_LIMIT],
    [
      /inactive subscription|subscription|payment|credits/i,
      [
        'payment',
        'The subscription is not active or its credits are used up: see the billing of the account.',
      ],
    ],
    [/^unauthorized$|no api ?key/i, 'credential'],
  ],
  codes: {
    1300: 'rate-limit',
    1500: NOT_FOUND,
    3000: 'server',
    3050: 'request',
    3051: REQUEST,
    3505: RATE_LIMIT,
    invalid_model: NOT_FOUND,
    rate_limited: 'rate-limit',
    service_tier_capacity_exceeded: RATE_LIMIT,
    invalid_request_message_order: [
      'request',
      'The roles of the messages are in an order that the API does not accept.',
    ],
    invalid_request_prompt: REQUEST,
    internal_server_error: 'server',
    unreachable_backend: 'overloaded',
  },
};
