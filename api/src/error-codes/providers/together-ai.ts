import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const NOT_FOUND: Meaning = [
  'not-found',
  'The model does not exist, or the account may not use it: list the models that it has.',
];
const PAYMENT: Meaning = ['payment', 'The credits of the account are used up: top up its balance.'];
const REQUEST: Meaning = ['request', 'The text is too long for the model: shorten it.'];
export const togetherAi: ProviderCodes = {
  name: 'Together AI',
  slugs: ['together-ai'],
  hosts: ['api.together.xyz', 'api.together.ai'],
  source: 'https://docs.together.ai/docs/error-codes',
  checked: '2026-11-25',
  messages: [
    [
      /unable to access non-serverless model|dedicated endpoint/i,
      ['not-enabled', 'The model is not enabled for shared use: create a dedicated endpoint for it.'],
    ],
    [/unable to access model|model .{0,60}(?:not found|does not exist|not available)/i, NOT_FOUND],
    [/credit|billing|payment/i, PAYMENT],
    [/tokens? .{0,40}must be|too long|context length/i, REQUEST],
  ],
  codes: {
    model_not_available: NOT_FOUND,
    model_not_found: NOT_FOUND,
    invalid_api_key: 'credential',
    rate_limit: 'rate-limit',
    dynamic_request_limited: 'rate-limit',
    dynamic_token_limited: 'rate-limit',
    model_rate_limit: 'rate-limit',
    insufficient_credits: PAYMENT,
    credit_limit: PAYMENT,
    context_length_exceeded: REQUEST,
    service_unavailable: 'overloaded',
  },
};
