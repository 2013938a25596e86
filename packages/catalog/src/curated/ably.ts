import type { CuratedApi } from '#src/curated-api.ts';

export const ably: CuratedApi = {
  slug: 'ably',
  name: 'Ably',
  description:
    'Live messages between apps and servers with guarantees of order and delivery: channels, presence, history, chat, shared state, MQTT.',
  categories: ['developer-tools', 'messaging'],
  capabilities: [
    'real-time messaging',
    'WebSockets',
    'publish and subscribe',
    'presence',
    'message history',
    'in-app chat',
    'MQTT',
    'push notifications',
  ],
  useCases: ['live scores', 'chat', 'location of a courier', 'answers of a model as they are written'],
  synonyms: ['realtime', 'pub/sub', 'socket', 'live updates', 'server-sent events'],
  pricing: {
    model: 'freemium',
    summary:
      'Monthly plans by active users; accounts from before that by messages, connections and channels.',
    freeTier: 'A package with limits, for as long as one likes',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://ably.com/',
    registration: 'https://ably.com/sign-up',
    documentation: 'https://ably.com/docs',
    developerPortal: 'https://ably.com/dashboard',
    apiReference: 'https://ably.com/docs/api/rest-api',
  },
  domains: ['ably.com', 'ably.io'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://rest.ably.io',
  keyHint: 'APP_ID.KEY_ID:SECRET',
  oauth: null,
  operations: [
    { method: 'POST', path: '/channels/{channelId}/messages', summary: 'Publish a message' },
    { method: 'GET', path: '/channels/{channelId}/messages', summary: 'Read the history' },
    { method: 'GET', path: '/channels/{channelId}/presence', summary: 'List who is there' },
    { method: 'GET', path: '/channels', summary: 'List channels' },
    { method: 'GET', path: '/stats', summary: 'Read the usage' },
  ],
  popularity: 3,
  directoryId: 'ably.io:platform',
};
