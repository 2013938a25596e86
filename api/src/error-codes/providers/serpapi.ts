import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** A search without results comes with 200 and `error`. */
export const serpapi: ProviderCodes = {
  name: 'SerpApi',
  slugs: ['serpapi'],
  hosts: ['serpapi.com'],
  source: 'https://serpapi.com/api-status-and-error-codes',
  checked: '2026-11-25',
  messages: [
    [
      /invalid api key|missing.{0,20}api.?key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or missing from the parameter api_key.',
      ],
    ],
    [
      /run out of searches|out of searches|your account has/i,
      ['quota', 'The searches of the plan are used up: wait for the next month, or choose a larger plan.'],
    ],
    [
      /hasn.t returned any results/i,
      ['not-found', 'The search has no results: what it looks for does not exist there.'],
    ],
    [/missing query|unsupported|must be|required/i, 'request'],
    [/throughput limit|hourly/i, 'rate-limit'],
    [/suspend/i, ['account', 'The account is suspended: ask the support.']],
  ],
  codes: {},
};
