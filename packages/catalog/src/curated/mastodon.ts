import type { CuratedApi } from '#src/curated-api.ts';

export const mastodon: CuratedApi = {
  slug: 'mastodon',
  name: 'Mastodon',
  description: 'Posts, timelines, accounts and notifications on a Mastodon server in the open network.',
  categories: ['social', 'news'],
  capabilities: ['publish posts', 'read posts', 'search posts', 'social media posting'],
  useCases: ['scheduled posts', 'bot', 'cross-posting'],
  synonyms: ['fediverse', 'ActivityPub', 'social network', 'microblog', 'open source', 'self-hosted'],
  pricing: {
    model: 'free',
    summary: 'The software is free; each server sets its own terms.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://joinmastodon.org/',
    registration: 'https://joinmastodon.org/servers',
    documentation: 'https://docs.joinmastodon.org/client/intro/',
    developerPortal: null,
    apiReference: 'https://docs.joinmastodon.org/methods/',
  },
  domains: ['joinmastodon.org', 'mastodon.social'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: 'An access token from Development in the account settings',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v1/accounts/verify_credentials', summary: 'Get the account' },
    { method: 'POST', path: '/api/v1/statuses', summary: 'Publish a post' },
    { method: 'GET', path: '/api/v1/timelines/home', summary: 'Get the timeline' },
    { method: 'GET', path: '/api/v2/search', summary: 'Search' },
    { method: 'GET', path: '/api/v1/notifications', summary: 'List notifications' },
  ],
  popularity: 2,
  directoryId: 'mastodon.local',
};
