import type { CuratedApi } from '#src/curated-api.ts';

export const vimeo: CuratedApi = {
  slug: 'vimeo',
  name: 'Vimeo',
  description:
    'Videos, folders, showcases and statistics on Vimeo, with uploads, privacy settings and players for your own sites.',
  categories: ['video', 'media'],
  capabilities: [
    'video hosting',
    'video upload',
    'video search',
    'video metadata',
    'live streaming',
    'video analytics',
    'subtitles',
    'thumbnails',
  ],
  useCases: ['video gallery on a site', 'video courses', 'portfolio', 'video uploads from an app'],
  synonyms: ['video player', 'streaming', 'film', 'VOD'],
  pricing: {
    model: 'freemium',
    summary: 'The API is part of every account; storage, uploads and features depend on the plan.',
    freeTier: 'A free account with limited storage',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://vimeo.com/',
    registration: 'https://vimeo.com/join',
    documentation: 'https://developer.vimeo.com/',
    developerPortal: 'https://developer.vimeo.com/apps',
    apiReference: 'https://developer.vimeo.com/api/reference',
  },
  domains: ['vimeo.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.vimeo.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://api.vimeo.com/oauth/authorize',
    tokenUrl: 'https://api.vimeo.com/oauth/access_token',
    scopes: ['public', 'private'],
  },
  operations: [
    {
      method: 'GET',
      path: '/me',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/me/videos',
      summary: 'List your videos',
    },
    {
      method: 'POST',
      path: '/me/videos',
      summary: 'Start an upload',
    },
    {
      method: 'GET',
      path: '/videos',
      summary: 'Search videos',
    },
    {
      method: 'GET',
      path: '/videos/{video_id}',
      summary: 'Get a video',
    },
    {
      method: 'PATCH',
      path: '/videos/{video_id}',
      summary: 'Update a video',
    },
  ],
  popularity: 4,
  directoryId: 'vimeo.com',
};
