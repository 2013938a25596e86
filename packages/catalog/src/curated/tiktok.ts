import type { CuratedApi } from '#src/curated-api.ts';

export const tiktok: CuratedApi = {
  slug: 'tiktok',
  name: 'TikTok for Developers',
  description:
    'Sign-in with TikTok, profiles and videos of users who consent, and posting videos to their accounts.',
  categories: ['social', 'video', 'marketing'],
  capabilities: [
    'social login',
    'user profiles',
    'publish posts',
    'video upload',
    'video metadata',
    'social media analytics',
  ],
  useCases: ['scheduled posts', 'video feed on a site', 'influencer dashboard', 'sign-in with TikTok'],
  synonyms: ['short videos', 'ByteDance', 'influencer', 'social network'],
  pricing: {
    model: 'free',
    summary:
      "The API is free within rate limits and the app's permissions; each product needs an app review.",
    freeTier: 'Everything the app is permitted to do, within rate limits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developers.tiktok.com/',
    registration: 'https://developers.tiktok.com/signup',
    documentation: 'https://developers.tiktok.com/doc/overview',
    developerPortal: 'https://developers.tiktok.com/apps/',
    apiReference: 'https://developers.tiktok.com/doc/tiktok-api-v2-introduction',
  },
  domains: ['tiktok.com', 'tiktokapis.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://open.tiktokapis.com',
  keyHint: 'OAuth 2.0 access token, act.…',
  // The authorization request identifies the application by client_key, not client_id.
  oauth: {
    authorizationUrl: 'https://www.tiktok.com/v2/auth/authorize/',
    tokenUrl: 'https://open.tiktokapis.com/v2/oauth/token/',
    scopes: ['user.info.basic', 'video.list'],
  },
  operations: [
    {
      method: 'GET',
      path: '/v2/user/info/',
      summary: 'Get the current user',
    },
    {
      method: 'POST',
      path: '/v2/video/list/',
      summary: 'List your videos',
    },
    {
      method: 'POST',
      path: '/v2/video/query/',
      summary: 'Get video details',
    },
    {
      method: 'POST',
      path: '/v2/post/publish/video/init/',
      summary: 'Start posting a video',
    },
    {
      method: 'POST',
      path: '/v2/post/publish/status/fetch/',
      summary: 'Get the status of a post',
    },
  ],
  popularity: 4,
  directoryId: null,
};
