import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const tavily: ProviderCodes = {
  name: 'Tavily',
  slugs: ['tavily'],
  hosts: ['api.tavily.com'],
  source: 'https://docs.tavily.com/documentation/api-reference/endpoint/search',
  checked: '2026-11-25',
  messages: [
    [/missing or invalid api key|invalid api key/i, 'credential'],
    [
      /exceeds your plan.?s (?:set )?usage limit|usage limit|upgrade your plan/i,
      ['quota', 'The quota of the plan is used up: wait until it is reset, or choose a larger plan.'],
    ],
    [/pay.?go limit|paygo/i, ['quota', 'The limit of pay-as-you-go is used up: raise it in the dashboard.']],
    [/excessive requests|blocked due to/i, 'rate-limit'],
    [/query is (?:missing|too long)|max \d+ characters/i, 'request'],
  ],
  codes: {},
};
