import type { CuratedApi } from '#src/curated-api.ts';

export const ably: CuratedApi = {
  slug: 'ably',
  name: 'Ably',
  description:
    'Real-time messaging between apps and servers, with ordering and delivery guarantees: channels, presence, history, chat, shared state and MQTT.',
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
  useCases: ['live scores', 'chat', 'courier location', "streaming a model's answers as they are written"],
  synonyms: ['realtime', 'pub/sub', 'socket', 'live updates', 'server-sent events'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on active users; older accounts pay by messages, connections and channels.',
    freeTier: 'A limited package with no time limit',
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
    { method: 'GET', path: '/channels/{channelId}/messages', summary: 'Get the history' },
    { method: 'GET', path: '/channels/{channelId}/presence', summary: 'List who is present' },
    { method: 'GET', path: '/channels', summary: 'List channels' },
    { method: 'GET', path: '/stats', summary: 'Get the usage' },
  ],
  popularity: 3,
  directoryId: 'ably.io:platform',
};
