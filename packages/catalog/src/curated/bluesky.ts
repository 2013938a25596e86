import type { CuratedApi } from '#src/curated-api.ts';

export const bluesky: CuratedApi = {
  slug: 'bluesky',
  name: 'Bluesky (AT Protocol)',
  alsoCalled: ['Bluesky'],
  description:
    'Posts, profiles, feeds and search on Bluesky, over an open protocol; much of it can be read without a key.',
  categories: ['social', 'news'],
  capabilities: ['publish posts', 'read posts', 'search posts', 'social media posting', 'real-time feed'],
  useCases: ['scheduled posts', 'bot', 'sentiment of posts'],
  synonyms: ['atproto', 'social network', 'microblog', 'X alternative', 'open protocol'],
  pricing: {
    model: 'free',
    summary: 'Free, with an hourly write limit.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://bsky.app/',
    registration: 'https://bsky.app/',
    documentation: 'https://docs.bsky.app/',
    developerPortal: 'https://bsky.app/settings/app-passwords',
    apiReference: 'https://docs.bsky.app/docs/category/http-reference',
  },
  domains: ['bsky.app', 'bsky.social', 'atproto.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://bsky.social',
  keyHint: 'An access token that createSession returns for an app password',
  oauth: null,
  operations: [
    { method: 'POST', path: '/xrpc/com.atproto.server.createSession', summary: 'Get an access token' },
    { method: 'POST', path: '/xrpc/com.atproto.repo.createRecord', summary: 'Publish a post' },
    { method: 'GET', path: '/xrpc/app.bsky.feed.searchPosts', summary: 'Search posts' },
    { method: 'GET', path: '/xrpc/app.bsky.feed.getTimeline', summary: 'Get the timeline' },
    { method: 'GET', path: '/xrpc/app.bsky.actor.getProfile', summary: 'Get a profile' },
  ],
  popularity: 3,
  directoryId: null,
};
