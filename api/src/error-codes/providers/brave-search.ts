import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
const LIMIT: Meaning = [
  'quota',
  'The quota of the plan is used up: wait until it is reset, or choose a larger plan.',
];
export const braveSearch: ProviderCodes = {
  name: 'Brave Search',
  slugs: ['brave-search'],
  hosts: ['api.search.brave.com'],
  source: 'https://api-dashboard.search.brave.com/app/documentation/web-search/codes',
  checked: '2026-11-25',
  codes: {
    SUBSCRIPTION_TOKEN_INVALID: 'credential',
    SUBSCRIPTION_TOKEN_MISSING: 'credential',
    SUBSCRIPTION_NOT_FOUND: [
      'payment',
      'The {key} has no subscription to this: subscribe to it, under the billing of the account.',
    ],
    OPTION_NOT_IN_PLAN: PLAN,
    RESOURCE_NOT_ALLOWED: PLAN,
    RATE_LIMITED: [
      'rate-limit',
      'Too many requests: the plan limits those of a second and those of a month. The headers say which is reached.',
    ],
    QUOTA_LIMITED: LIMIT,
    QUOTA_EXCEEDED: LIMIT,
    VALIDATION: 'request',
    RESOURCE_NOT_FOUND: 'not-found',
    INTERNAL: 'server',
  },
};
