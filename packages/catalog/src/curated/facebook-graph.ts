import type { CuratedApi } from '#src/curated-api.ts';

export const facebookGraph: CuratedApi = {
  slug: 'facebook-graph',
  name: 'Facebook Graph API',
  alsoCalled: ['Facebook', 'Meta Graph API'],
  builtIn: { slug: 'facebook-graph', is: 'same' },
  description:
    "Pages, posts, comments, insights and sign-in for Facebook, as a graph of objects and their connections. Most permissions need Meta's app review.",
  categories: ['social', 'marketing'],
  capabilities: [
    'social login',
    'user profiles',
    'publish posts',
    'read posts',
    'comments',
    'page management',
    'social media analytics',
    'webhooks',
  ],
  useCases: [
    'posts to a business page',
    'sign-in with Facebook',
    'page insights dashboard',
    'comment moderation',
  ],
  synonyms: ['Facebook', 'Meta', 'Facebook login', 'fan page', 'social network'],
  pricing: {
    model: 'free',
    summary:
      "The API is free within rate limits and the app's permissions; access to other people's data needs app review and often business verification.",
    freeTier: 'Everything the app is permitted to do, within rate limits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developers.facebook.com/',
    registration: 'https://developers.facebook.com/',
    documentation: 'https://developers.facebook.com/docs/graph-api',
    developerPortal: 'https://developers.facebook.com/apps/',
    apiReference: 'https://developers.facebook.com/docs/graph-api/reference',
  },
  domains: ['facebook.com', 'fb.com', 'meta.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://graph.facebook.com',
  keyHint: 'EAA…',
  oauth: {
    authorizationUrl: 'https://www.facebook.com/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/oauth/access_token',
    scopes: ['public_profile', 'email', 'pages_show_list'],
  },
  operations: [
    {
      method: 'GET',
      path: '/me',
      summary: 'Get the authenticated user',
    },
    {
      method: 'GET',
      path: '/me/accounts',
      summary: 'List the pages that the user manages',
    },
    {
      method: 'GET',
      path: '/{page-id}/posts',
      summary: "Get a page's posts",
    },
    {
      method: 'POST',
      path: '/{page-id}/feed',
      summary: 'Publish to a page',
      body: { message: 'Hello, world!' },
    },
    {
      method: 'GET',
      path: '/{page-id}/insights',
      summary: "Get a page's insights",
    },
    {
      method: 'GET',
      path: '/{object-id}/comments',
      summary: 'Get comments',
    },
  ],
  popularity: 5,
  directoryId: null,
};
