import type { CuratedApi } from '#src/curated-api.ts';

export const youtubeData: CuratedApi = {
  slug: 'youtube-data',
  name: 'YouTube Data API',
  alsoCalled: ['YouTube'],
  builtIn: { slug: 'google', is: 'part' },
  description:
    'Search, videos, channels, playlists and comments on YouTube, plus uploads and changes to your own channel.',
  categories: ['video', 'media', 'social'],
  capabilities: [
    'video search',
    'video metadata',
    'video upload',
    'playlists',
    'comments',
    'channel statistics',
    'live streaming',
    'subtitles',
  ],
  useCases: [
    'video gallery on a site',
    'channel dashboard',
    'comment moderation',
    'video uploads from an app',
  ],
  synonyms: ['YouTube', 'videos', 'vlog', 'streaming', 'Google'],
  pricing: {
    model: 'free',
    summary:
      'Free within daily quotas; searches and uploads have their own quotas, and higher ones are granted after a review.',
    freeTier: 'A daily quota',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developers.google.com/youtube',
    registration: 'https://console.cloud.google.com/',
    documentation: 'https://developers.google.com/youtube/v3',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://developers.google.com/youtube/v3/docs',
  },
  domains: ['youtube.com', 'youtube.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'query',
    name: 'key',
  },
  baseUrl: 'https://youtube.googleapis.com',
  keyHint: 'AIza…',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/youtube.readonly'],
  },
  operations: [
    {
      method: 'GET',
      path: '/youtube/v3/search',
      summary: 'Search videos, channels and playlists',
    },
    {
      method: 'GET',
      path: '/youtube/v3/videos',
      summary: 'Get video details and statistics',
    },
    {
      method: 'GET',
      path: '/youtube/v3/channels',
      summary: 'Get channels',
    },
    {
      method: 'GET',
      path: '/youtube/v3/playlistItems',
      summary: 'List the videos of a playlist',
    },
    {
      method: 'GET',
      path: '/youtube/v3/commentThreads',
      summary: 'List comments',
    },
    {
      method: 'POST',
      path: '/youtube/v3/playlists',
      summary: 'Create a playlist',
    },
  ],
  popularity: 5,
  directoryId: 'googleapis.com:youtube',
};
