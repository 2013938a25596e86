import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const TOO_LONG: Meaning = ['request', 'The text is too long for the model: shorten it.'];
const MODEL: Meaning = [
  'not-found',
  'The model does not exist, or the account may not use it: list the models that it has.',
];
const MANY_REQUESTS: Meaning = [
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
    [/too large for model|maximum context|exceeds? the (?:model|maximum)/i, TOO_LONG],
    [/invalid model|model.{0,40}(?:not found|does not exist)/i, MODEL],
    [/tier capacity exceeded|capacity exceeded/i, MANY_REQUESTS],
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
    1500: MODEL,
    3000: 'server',
    3050: 'request',
    3051: TOO_LONG,
    3505: MANY_REQUESTS,
    invalid_model: MODEL,
    rate_limited: 'rate-limit',
    service_tier_capacity_exceeded: MANY_REQUESTS,
    invalid_request_message_order: [
      'request',
      'The roles of the messages are in an order that the API does not accept.',
    ],
    invalid_request_prompt: TOO_LONG,
    internal_server_error: 'server',
    unreachable_backend: 'overloaded',
  },
};
