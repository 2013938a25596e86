import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const MODEL: Meaning = [
  'not-found',
  'The model does not exist, or the account may not use it: list the models that it has.',
];
const CREDITS: Meaning = ['payment', 'The credits of the account are used up: top up its balance.'];
export const perplexity: ProviderCodes = {
  name: 'Perplexity',
  slugs: ['perplexity'],
  hosts: ['api.perplexity.ai'],
  source: 'https://docs.perplexity.ai/guides/usage-tiers',
  checked: '2026-11-25',
  messages: [
    [/invalid model|permitted model/i, MODEL],
    [/quota|credit/i, CREDITS],
    [
      /should alternate|last message must/i,
      ['request', 'The roles of the messages are in an order that the API does not accept.'],
    ],
  ],
  codes: {
    invalid_model: MODEL,
    insufficient_quota: CREDITS,
    bad_request: 'request',
    invalid_message: 'request',
    rate_limit_exceeded: 'rate-limit',
    unauthorized: 'credential',
  },
};
