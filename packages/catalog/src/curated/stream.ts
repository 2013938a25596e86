import type { CuratedApi } from '#src/curated-api.ts';

export const stream: CuratedApi = {
  slug: 'stream',
  name: 'Stream (getstream.io)',
  alsoCalled: ['GetStream'],
  description:
    'Building blocks for apps: chat, activity feeds, video calls and moderation, with components for the common frameworks.',
  categories: ['messaging', 'video', 'social'],
  capabilities: [
    'in-app chat',
    'activity feeds',
    'video calls',
    'content moderation',
    'chat rooms',
    'push notifications',
    'live streaming',
  ],
  useCases: ['chat between users', 'community app', 'telehealth', 'marketplace chat'],
  synonyms: ['chat SDK', 'chat API', 'feeds', 'messaging SDK'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on active users.',
    freeTier: 'A plan for small teams and projects',
    checked: null,
  },
  urls: {
    website: 'https://getstream.io/',
    registration: 'https://getstream.io/try-for-free/',
    documentation: 'https://getstream.io/docs/',
    developerPortal: 'https://dashboard.getstream.io/',
    apiReference: 'https://getstream.io/chat/docs/rest/',
  },
  domains: ['getstream.io', 'stream-io-api.com'],
  keyPlacement: { type: 'header', name: 'Authorization' },
  headers: { 'Stream-Auth-Type': 'jwt' },
  baseUrl: 'https://chat.stream-io-api.com',
  keyHint: 'A server token (JWT); api_key also goes in the query',
  oauth: null,
  operations: [
    { method: 'POST', path: '/channels', summary: 'List channels' },
    { method: 'POST', path: '/channels/{type}/{id}/message', summary: 'Send a message' },
    { method: 'GET', path: '/users', summary: 'Find users' },
    { method: 'POST', path: '/users', summary: 'Add users' },
    { method: 'GET', path: '/app', summary: 'Get the settings of the app' },
  ],
  popularity: 3,
  directoryId: 'stream-io-api.com',
};
