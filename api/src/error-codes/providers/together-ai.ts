import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const MODEL: Meaning = [
  'not-found',
  'The model does not exist, or the account may not use it: list the models that it has.',
];
const CREDITS: Meaning = ['payment', 'The credits of the account are used up: top up its balance.'];
const TOO_LONG: Meaning = ['request', 'The text is too long for the model: shorten it.'];
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
    [/unable to access model|model .{0,60}(?:not found|does not exist|not available)/i, MODEL],
    [/credit|billing|payment/i, CREDITS],
    [/tokens? .{0,40}must be|too long|context length/i, TOO_LONG],
  ],
  codes: {
    model_not_available: MODEL,
    model_not_found: MODEL,
    invalid_api_key: 'credential',
    rate_limit: 'rate-limit',
    dynamic_request_limited: 'rate-limit',
    dynamic_token_limited: 'rate-limit',
    model_rate_limit: 'rate-limit',
    insufficient_credits: CREDITS,
    credit_limit: CREDITS,
    context_length_exceeded: TOO_LONG,
    service_unavailable: 'overloaded',
  },
};
