import type { CuratedApi } from '#src/curated-api.ts';

export const ayrshare: CuratedApi = {
  slug: 'ayrshare',
  name: 'Ayrshare',
  description:
    'Publishes to more than a dozen social networks with one call, for many users with accounts of their own; also covers comments, messages and analytics.',
  categories: ['social', 'marketing', 'developer-tools'],
  capabilities: [
    'social media posting',
    'schedule posts',
    'multi-network posting',
    'post analytics',
    'comments',
    'direct messages',
  ],
  useCases: ['posting from your own app', 'posting once to all networks', 'agency tool'],
  synonyms: ['unified social API', 'cross-posting', 'X', 'Instagram', 'LinkedIn'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on the number of profiles.',
    freeTier: 'A trial',
    checked: null,
  },
  urls: {
    website: 'https://www.ayrshare.com/',
    registration: 'https://app.ayrshare.com/register',
    documentation: 'https://www.ayrshare.com/docs/',
    developerPortal: 'https://app.ayrshare.com/api',
    apiReference: 'https://www.ayrshare.com/docs/apis/overview',
  },
  domains: ['ayrshare.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.ayrshare.com/api',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/post', summary: 'Publish a post' },
    { method: 'GET', path: '/history', summary: 'List posts' },
    { method: 'POST', path: '/analytics/post', summary: 'Get the statistics of a post' },
    { method: 'GET', path: '/user', summary: 'Get the account' },
    { method: 'GET', path: '/comments/{id}', summary: 'Get comments' },
  ],
  popularity: 2,
  directoryId: null,
};
