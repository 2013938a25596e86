import type { CuratedApi } from '#src/curated-api.ts';

export const instagram: CuratedApi = {
  slug: 'instagram',
  name: 'Instagram API',
  description:
    "Photos, videos, comments, messages and statistics of Instagram professional accounts. Most permissions need Meta's app review.",
  categories: ['social', 'marketing', 'media'],
  capabilities: [
    'publish posts',
    'read posts',
    'comments',
    'direct messages',
    'social media analytics',
    'user profiles',
    'webhooks',
  ],
  useCases: ['scheduled posts', 'photo feed on a site', 'comment moderation', 'insights dashboard'],
  synonyms: ['IG', 'Meta', 'reels', 'stories', 'photo sharing', 'influencer', 'social network'],
  pricing: {
    model: 'free',
    summary:
      "The API is free within rate limits and the app's permissions; access to other people's accounts needs app review.",
    freeTier: 'Everything the app is permitted to do, within rate limits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developers.facebook.com/products/instagram/apis/',
    registration: 'https://developers.facebook.com/',
    documentation: 'https://developers.facebook.com/docs/instagram-platform',
    developerPortal: 'https://developers.facebook.com/apps/',
    apiReference: 'https://developers.facebook.com/docs/instagram-platform/reference',
  },
  domains: ['instagram.com', 'facebook.com', 'meta.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://graph.instagram.com',
  keyHint: 'IG…',
  oauth: {
    authorizationUrl: 'https://www.instagram.com/oauth/authorize',
    tokenUrl: 'https://api.instagram.com/oauth/access_token',
    scopes: ['instagram_business_basic', 'instagram_business_content_publish'],
  },
  operations: [
    {
      method: 'GET',
      path: '/me',
      summary: 'Get the current account',
    },
    {
      method: 'GET',
      path: '/me/media',
      summary: 'List your posts',
    },
    {
      method: 'POST',
      path: '/{ig-id}/media',
      summary: 'Prepare a post',
    },
    {
      method: 'POST',
      path: '/{ig-id}/media_publish',
      summary: 'Publish a prepared post',
    },
    {
      method: 'GET',
      path: '/{ig-media-id}/comments',
      summary: 'List comments',
    },
    {
      method: 'GET',
      path: '/{ig-id}/insights',
      summary: 'Get statistics',
    },
  ],
  popularity: 5,
  directoryId: null,
};
