import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
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
const TOKEN: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong, revoked or missing. It goes into the header X-Subscription-Token.',
];

export const braveSearch: ProviderCodes = {
  name: 'Brave Search',
  slugs: ['brave-search'],
  hosts: ['api.search.brave.com'],
  source: 'https://api-dashboard.search.brave.com/app/documentation/web-search/codes',
  checked: '2026-11-25',
  find: ({ error }) =>
    listOf(asObject(asObject(error)?.meta)?.errors).some((one) =>
      listOf(asObject(one)?.loc).includes('x-subscription-token'),
    )
      ? ['SUBSCRIPTION_TOKEN_MISSING']
      : [],
  codes: {
    SUBSCRIPTION_TOKEN_INVALID: TOKEN,
    SUBSCRIPTION_TOKEN_MISSING: TOKEN,
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
