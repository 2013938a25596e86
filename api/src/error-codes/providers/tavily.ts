import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** The words are in `detail.error`, and there are no codes. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/pay-?as-?you-?go|pay-?go/i, 'pay-as-you-go'],
  [/usage limit|upgrade your plan/i, 'plan'],
  [/excessive requests|rate of requests|rate limit/i, 'rate'],
  [/api key/i, 'key'],
  [/\binvalid\b|missing|too long|must be/i, 'value'],
];

export const tavily: ProviderCodes = {
  name: 'Tavily',
  slugs: ['tavily'],
  hosts: ['api.tavily.com'],
  source: 'https://docs.tavily.com/documentation/api-reference/endpoint/search',
  checked: '2026-11-25',
  find: ({ detail }) => {
    const words = asText(asObject(detail)?.error) ?? '';
    return WORDS.flatMap(([pattern, code]) => (pattern.test(words) ? [code] : [])).slice(0, 1);
  },
  codes: {
    key: [
      'credential',
      'The API does not accept the {key}: it is wrong or missing. It goes into the Authorization header, after Bearer.',
    ],
    plan: ['quota', 'The quota of the plan is used up: wait until it is reset, or choose a larger plan.'],
    'pay-as-you-go': ['quota', 'The limit of pay-as-you-go is used up: raise it in the dashboard.'],
    rate: 'rate-limit',
    value: 'request',
  },
};
