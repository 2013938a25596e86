import type { CuratedApi } from '#src/curated-api.ts';

export const twitch: CuratedApi = {
  slug: 'twitch',
  name: 'Twitch',
  description:
    'Streams, channels, clips, chat, subscriptions and polls of Twitch, with events as they happen.',
  categories: ['video', 'social', 'entertainment'],
  capabilities: [
    'live streaming',
    'channel statistics',
    'chat messages',
    'clips',
    'followers',
    'subscriptions',
    'webhooks',
  ],
  useCases: ['overlay for a streamer', 'who is live', 'chat bot'],
  synonyms: ['streamers', 'Helix', 'EventSub', 'game streams'],
  pricing: {
    model: 'free',
    summary: 'Nothing is charged; calls a minute are limited.',
    freeTier: 'All of it',
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
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.twitch.tv/helix',
  keyHint: 'An access token; the header Client-Id is needed too',
  oauth: {
    authorizationUrl: 'https://id.twitch.tv/oauth2/authorize',
    tokenUrl: 'https://id.twitch.tv/oauth2/token',
    scopes: ['user:read:email', 'channel:read:subscriptions'],
  },
  operations: [
    { method: 'GET', path: '/users', summary: 'Read users' },
    { method: 'GET', path: '/streams', summary: 'List live streams' },
    { method: 'GET', path: '/channels', summary: 'Read channels' },
    { method: 'GET', path: '/clips', summary: 'List clips' },
    { method: 'POST', path: '/eventsub/subscriptions', summary: 'Ask to be told of events' },
  ],
  popularity: 4,
  directoryId: null,
};
