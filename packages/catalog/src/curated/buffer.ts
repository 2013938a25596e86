import type { CuratedApi } from '#src/curated-api.ts';

export const buffer: CuratedApi = {
  slug: 'buffer',
  name: 'Buffer',
  description: 'Schedules and publishes posts to many social networks from one queue, with analytics.',
  categories: ['social', 'marketing'],
  capabilities: ['social media posting', 'schedule posts', 'multi-network posting', 'post analytics'],
  useCases: ['posting once to all networks', 'posts planned weeks ahead', 'agency with many customers'],
  synonyms: ['social media management', 'Hootsuite', 'cross-posting', 'scheduler'],
  pricing: {
    model: 'freemium',
    summary: 'A monthly price per channel.',
    freeTier: 'A few channels with a short queue',
    checked: null,
  },
  urls: {
    website: 'https://buffer.com/',
    registration: 'https://login.buffer.com/signup',
    documentation: 'https://developers.buffer.com/',
    developerPortal: 'https://publish.buffer.com/settings/api',
    apiReference: 'https://developers.buffer.com/reference.html',
  },
  domains: ['buffer.com', 'bufferapp.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.buffer.com',
  keyHint: null,
  oauth: null,
  operations: [{ method: 'POST', path: '/', summary: 'Query with GraphQL: channels, posts, a new post' }],
  popularity: 3,
  directoryId: null,
};
