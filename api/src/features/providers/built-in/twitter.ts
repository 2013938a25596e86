import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/**
 * X, formerly Twitter. Sources: https://docs.x.com/x-api/getting-started/pricing,
 * https://docs.x.com/x-api/usage/get-usage
 */
export const twitter: ProviderFacts = {
  name: 'X (Twitter)',
  slug: 'twitter',
  description: 'Posts, users, search, timelines, lists and trends on X, over the X API v2.',
  registerUrl: 'https://console.x.com/',
  documentationUrl: 'https://docs.x.com/',
  apiDocsUrl: 'https://docs.x.com/x-api/introduction',
  developerPortalUrl: 'https://console.x.com/',
  specialRequirements: [
    'Access is pay-per-use: buy credits in the developer console before the first call. Older accounts may have a Basic or Pro plan; Enterprise needs a contract.',
    'An app’s bearer token only reads public data. Posting, likes and direct messages need a user token (OAuth 2.0 or 1.0a).',
    'Verification reads the app’s usage, which only an app’s bearer token can do.',
    'Each endpoint has its own rate limit, usually per 15 minutes.',
  ],
  requiredScopes: ['tweet.read', 'users.read'],
  recommendedRotationDays: 90,
  baseUrl: 'https://api.x.com',
  keyPlacement: { type: 'bearer' },
  defaultHeaders: {},
  hosts: ['api.x.com', 'api.twitter.com'],
  keyPattern: '^A{20}[A-Za-z0-9%]{60,180}$',
  keyHint: 'AAAAAAAAAAAAAAAAAAAAA… (bearer token of an app)',
  verification: { method: 'GET', endpoint: '/2/usage/tweets' },
  // A rejected key gets a 401. The older API's 400 with code 215 does not distinguish a wrong key from a missing one.
  // https://docs.x.com/x-api/fundamentals/response-codes-and-errors
  refusalCodes: [],
};
