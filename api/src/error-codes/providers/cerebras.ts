import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const cerebras: ProviderCodes = {
  name: 'Cerebras',
  slugs: ['cerebras'],
  hosts: ['api.cerebras.ai'],
  source: 'https://inference-docs.cerebras.ai/support/error',
  checked: '2026-11-25',
  codes: {
    wrong_api_key: 'credential',
    model_not_found: [
      'not-found',
      'The model does not exist, or the account may not use it: list the models that it has.',
    ],
    queue_exceeded: [
      'overloaded',
      'The queue of the API is full because it is overloaded: try again shortly.',
    ],
    token_quota_exceeded: [
      'rate-limit',
      'Too many requests or tokens: wait until the quota of the minute or day is reset.',
    ],
    request_quota_exceeded: [
      'rate-limit',
      'Too many requests: wait until the quota of the minute or day is reset.',
    ],
    context_length_exceeded: ['request', 'The text is too long for the model: shorten it.'],
    payment_required: ['payment', 'The credits of the account are used up: top up its balance.'],
    wrong_parameter: 'request',
    too_many_requests_error: 'rate-limit',
  },
};
