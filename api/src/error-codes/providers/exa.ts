import { asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
export const exa: ProviderCodes = {
  name: 'Exa',
  slugs: ['exa'],
  hosts: ['api.exa.ai'],
  source: 'https://docs.exa.ai/reference/error-codes',
  checked: '2026-11-25',
  find: ({ error, tag }) => (error === undefined ? [] : [asText(tag) ?? ''].filter((code) => code !== '')),
  codes: {
    INVALID_REQUEST_BODY: 'request',
    INVALID_API_KEY: [
      'credential',
      'The API does not accept the {key}: it is wrong or missing. It goes into the header x-api-key.',
    ],
    NO_MORE_CREDITS: ['payment', 'The credits of the account are used up: top up its balance.'],
    API_KEY_BUDGET_EXCEEDED: ['quota', 'The budget of the {key} is used up: raise it in the dashboard.'],
    ACCESS_DENIED: PLAN,
    FEATURE_DISABLED: PLAN,
    NUM_RESULTS_EXCEEDED: ['request', 'The value of numResults is too large for the plan.'],
    INVALID_NUM_RESULTS: 'request',
    PROHIBITED_CONTENT: ['policy', 'The content was blocked by the policy of the provider: change it.'],
    ROBOTS_FILTER_FAILED: [
      'policy',
      'The pages do not allow this (robots.txt), and the policy of the provider follows it.',
    ],
    CRAWL_NOT_FOUND: [
      'request',
      'The API could not fetch the address that is a value in the request: it has to be reachable from the internet.',
    ],
    CRAWL_TIMEOUT: ['server', 'The page took too long: try again.'],
    INVALID_URLS: 'request',
    NO_CONTENT_FOUND: ['not-found', 'There is no content at the addresses: it cannot be found.'],
    DEFAULT_ERROR: 'server',
    INTERNAL_ERROR: 'server',
  },
};
