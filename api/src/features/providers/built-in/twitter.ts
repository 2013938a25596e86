import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/**
 * X, formerly Twitter. Sources: https://docs.x.com/x-api/getting-started/pricing,
 * https://docs.x.com/x-api/usage/get-usage
 */
export const twitter: ProviderFacts = {
  name: 'X (Twitter)',
  slug: 'twitter',
  description: 'Posts, users, search, timelines, lists and trends of X over the X API v2.',
  registerUrl: 'https://console.x.com/',
  documentationUrl: 'https://docs.x.com/',
  apiDocsUrl: 'https://docs.x.com/x-api/introduction',
  developerPortalUrl: 'https://console.x.com/',
  specialRequirements: [
    'Access is paid by use: buy credits in the developer console before the first call. Older accounts may hold a Basic or Pro plan; Enterprise is by contract.',
    'The bearer token of an app reads public data only. Posting, likes and direct messages need a user token (OAuth 2.0 or 1.0a).',
    'Verification reads the usage of the app, which only the bearer token of an app may do.',
    'Rate limits are set per endpoint, in most cases for windows of 15 minutes.',
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
  // It says 401. The 400 with code 215 of the older API does not tell a wrong key from none.
  // https://docs.x.com/x-api/fundamentals/response-codes-and-errors
  refusalCodes: [],
};
