import type { CuratedApi } from '#src/curated-api.ts';

export const xApi: CuratedApi = {
  slug: 'x-api',
  name: 'X API',
  alsoCalled: ['Twitter'],
  builtIn: { slug: 'twitter', is: 'same' },
  description:
    'Posts, users, lists and direct messages on X, formerly Twitter: publish, search recent posts, read timelines and follow a stream.',
  categories: ['social', 'marketing', 'news'],
  capabilities: [
    'publish posts',
    'read posts',
    'search posts',
    'user profiles',
    'followers',
    'direct messages',
    'social media monitoring',
    'social login',
  ],
  useCases: ['scheduled posts', 'brand monitoring', 'sentiment analysis of posts', 'sign-in with X'],
  synonyms: ['Twitter', 'tweet', 'tweets', 'social network', 'social listening', 'microblog'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Prepaid credits, used per post or user read and per action; large volumes need an enterprise contract.',
    freeTier: null,
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developer.x.com/',
    registration: 'https://console.x.com/',
    documentation: 'https://docs.x.com/',
    developerPortal: 'https://console.x.com/',
    apiReference: 'https://docs.x.com/x-api/introduction',
  },
  domains: ['x.com', 'twitter.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.x.com',
  keyHint: "The app's bearer token, or an OAuth 2.0 user token",
  oauth: {
    authorizationUrl: 'https://x.com/i/oauth2/authorize',
    tokenUrl: 'https://api.x.com/2/oauth2/token',
    scopes: ['tweet.read', 'tweet.write', 'users.read', 'offline.access'],
  },
  operations: [
    {
      method: 'GET',
      path: '/2/users/me',
      summary: 'Get the authenticated user',
    },
    {
      method: 'POST',
      path: '/2/tweets',
      summary: 'Publish a post',
      body: { text: 'Hello, world!' },
    },
    {
      method: 'GET',
      path: '/2/tweets/search/recent',
      summary: 'Search posts from the last few days',
    },
    {
      method: 'GET',
      path: '/2/users/by/username/{username}',
      summary: 'Find a user by name',
    },
    {
      method: 'GET',
      path: '/2/users/{id}/tweets',
      summary: "Get a user's posts",
    },
    {
      method: 'GET',
      path: '/2/tweets/{id}',
      summary: 'Get a post',
    },
  ],
  popularity: 5,
  directoryId: 'twitter.com:current',
};
