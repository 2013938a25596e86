import type { CuratedApi } from '#src/curated-api.ts';

export const twitch: CuratedApi = {
  slug: 'twitch',
  name: 'Twitch',
  description: 'Streams, channels, clips, chat, subscriptions and polls on Twitch, with events in real time.',
  categories: ['video', 'social', 'entertainment'],
  capabilities: [
    'live streaming',
    'channel statistics',
    'chat messages',
    'clips',
    'followers',
    'channel subscribers',
    'stream status',
    'webhooks',
  ],
  useCases: ['stream overlay for a streamer', 'showing who is live', 'chat bot'],
  synonyms: ['streamers', 'Helix', 'EventSub', 'game streams'],
  pricing: {
    model: 'free',
    summary: 'Free, with a per-minute call limit.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://dev.twitch.tv/',
    registration: 'https://dev.twitch.tv/console/apps/create',
    documentation: 'https://dev.twitch.tv/docs/',
    developerPortal: 'https://dev.twitch.tv/console/apps',
    apiReference: 'https://dev.twitch.tv/docs/api/reference/',
  },
  domains: ['twitch.tv'],
  keyPlacement: {
    type: 'parts',
    main: 'access_token',
    parts: [
      { name: 'client_id', label: 'Client ID', isSecret: false },
      { name: 'access_token', label: 'Access token', isSecret: true },
    ],
    places: [
      { in: 'header', name: 'Client-Id', value: '{client_id}' },
      { in: 'header', name: 'Authorization', value: 'Bearer {access_token}' },
    ],
  },
  baseUrl: 'https://api.twitch.tv/helix',
  keyHint: 'An app or user access token',
  oauth: {
    authorizationUrl: 'https://id.twitch.tv/oauth2/authorize',
    tokenUrl: 'https://id.twitch.tv/oauth2/token',
    scopes: ['user:read:email', 'channel:read:subscriptions'],
  },
  operations: [
    { method: 'GET', path: '/users', summary: 'Get users' },
    { method: 'GET', path: '/streams', summary: 'List live streams' },
    { method: 'GET', path: '/channels', summary: 'Get channels' },
    { method: 'GET', path: '/clips', summary: 'List clips' },
    { method: 'POST', path: '/eventsub/subscriptions', summary: 'Subscribe to events' },
  ],
  popularity: 4,
  directoryId: null,
};
