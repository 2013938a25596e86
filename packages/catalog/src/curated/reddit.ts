import type { CuratedApi } from '#src/curated-api.ts';

export const reddit: CuratedApi = {
  slug: 'reddit',
  name: 'Reddit Data API',
  description:
    'Posts, comments, communities and users on Reddit: read, search, submit, vote and moderate. Reddit must approve each use before granting access.',
  categories: ['social', 'market-research', 'news'],
  capabilities: [
    'read posts',
    'publish posts',
    'search posts',
    'comments',
    'user profiles',
    'social media monitoring',
    'social login',
  ],
  useCases: ['brand monitoring', 'market research', 'moderation bot', 'sentiment analysis of posts'],
  synonyms: ['subreddit', 'forum', 'community', 'discussions', 'social listening'],
  pricing: {
    model: 'freemium',
    summary: 'Free for non-commercial use within a per-minute limit; commercial use by contract.',
    freeTier: 'Non-commercial use within a per-minute limit, after approval',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.reddit.com/',
    registration: 'https://developers.reddit.com/',
    documentation: 'https://www.reddit.com/dev/api/',
    developerPortal: 'https://www.reddit.com/prefs/apps',
    apiReference: 'https://www.reddit.com/dev/api/',
  },
  domains: ['reddit.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://oauth.reddit.com',
  keyHint: 'OAuth 2.0 access token; a unique User-Agent is also required',
  oauth: {
    authorizationUrl: 'https://www.reddit.com/api/v1/authorize',
    tokenUrl: 'https://www.reddit.com/api/v1/access_token',
    scopes: ['identity', 'read', 'submit'],
  },
  operations: [
    {
      method: 'GET',
      path: '/api/v1/me',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/r/{subreddit}/hot',
      summary: 'List posts of a community',
    },
    {
      method: 'GET',
      path: '/search',
      summary: 'Search posts',
    },
    {
      method: 'GET',
      path: '/comments/{article}',
      summary: 'Get the comments of a post',
    },
    {
      method: 'POST',
      path: '/api/submit',
      summary: 'Submit a post',
    },
    {
      method: 'POST',
      path: '/api/comment',
      summary: 'Add a comment',
    },
  ],
  popularity: 4,
  directoryId: null,
};
