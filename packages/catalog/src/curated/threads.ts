import type { CuratedApi } from '#src/curated-api.ts';

export const threads: CuratedApi = {
  slug: 'threads',
  name: 'Threads API',
  description: 'Posts, replies, mentions and statistics of an account on Threads, by Meta.',
  categories: ['social', 'marketing'],
  capabilities: ['publish posts', 'social media posting', 'replies', 'mentions', 'post analytics'],
  useCases: ['scheduled posts', 'responding to replies', 'reports'],
  synonyms: ['Meta', 'social network', 'microblog', 'X alternative'],
  pricing: {
    model: 'free',
    summary: 'Free, with a daily post limit.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://developers.facebook.com/docs/threads/',
    registration: 'https://developers.facebook.com/apps/creation/',
    documentation: 'https://developers.facebook.com/docs/threads/',
    developerPortal: 'https://developers.facebook.com/apps/',
    apiReference: 'https://developers.facebook.com/docs/threads/reference/',
  },
  domains: ['threads.net', 'threads.com', 'facebook.com', 'meta.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://graph.threads.net',
  keyHint: 'THAA…',
  oauth: {
    authorizationUrl: 'https://threads.net/oauth/authorize',
    tokenUrl: 'https://graph.threads.net/oauth/access_token',
    scopes: ['threads_basic', 'threads_content_publish'],
  },
  operations: [
    { method: 'GET', path: '/v1.0/me', summary: 'Get the account' },
    { method: 'POST', path: '/v1.0/me/threads', summary: 'Prepare a post' },
    { method: 'POST', path: '/v1.0/me/threads_publish', summary: 'Publish the prepared post' },
    { method: 'GET', path: '/v1.0/me/threads', summary: 'List posts' },
    { method: 'GET', path: '/v1.0/me/threads_insights', summary: 'Get statistics' },
  ],
  popularity: 3,
  directoryId: null,
};
