import type { CuratedApi } from '#src/curated-api.ts';

export const mux: CuratedApi = {
  slug: 'mux',
  name: 'Mux',
  description:
    'Ingests videos and live streams, prepares them for every device, delivers them, and measures how well they played.',
  categories: ['video', 'media', 'analytics'],
  capabilities: [
    'video hosting',
    'video streaming',
    'live streaming',
    'video upload',
    'video analytics',
    'subtitles',
    'thumbnails',
    'webhooks',
  ],
  useCases: ['video courses', 'live events', 'user-generated videos', 'video playback statistics'],
  synonyms: ['HLS', 'transcoding', 'encoding', 'VOD', 'broadcast', 'player'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per minute of video prepared, stored and delivered.',
    freeTier: 'A free plan with a limited number of videos',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.mux.com/',
    registration: 'https://dashboard.mux.com/signup',
    documentation: 'https://www.mux.com/docs',
    developerPortal: 'https://dashboard.mux.com/settings/access-tokens',
    apiReference: 'https://www.mux.com/docs/api-reference',
  },
  domains: ['mux.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: 'https://api.mux.com',
  keyHint: 'TOKEN_ID:TOKEN_SECRET',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/video/v1/assets',
      summary: 'List videos',
    },
    {
      method: 'POST',
      path: '/video/v1/assets',
      summary: 'Add a video from a URL',
    },
    {
      method: 'POST',
      path: '/video/v1/uploads',
      summary: 'Get a URL to upload a video to',
    },
    {
      method: 'POST',
      path: '/video/v1/live-streams',
      summary: 'Start a live stream',
    },
    {
      method: 'GET',
      path: '/data/v1/video-views',
      summary: 'List views with their quality',
    },
  ],
  popularity: 3,
  directoryId: 'mux.com',
};
