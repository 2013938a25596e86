import type { CuratedApi } from '#src/curated-api.ts';

export const pubnub: CuratedApi = {
  slug: 'pubnub',
  name: 'PubNub',
  description:
    'Real-time messaging for chat, games, devices and location, with presence, history, functions that process messages in transit, and push.',
  categories: ['developer-tools', 'messaging', 'iot'],
  capabilities: [
    'real-time messaging',
    'publish and subscribe',
    'presence',
    'message history',
    'in-app chat',
    'push notifications',
    'geolocation updates',
  ],
  useCases: ['chat', 'courier position', 'live auction', 'commands to devices'],
  synonyms: ['realtime', 'pub/sub', 'WebSockets', 'live updates'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on active users or transactions.',
    freeTier: 'A monthly allowance of active users',
    checked: null,
  },
  urls: {
    website: 'https://www.pubnub.com/',
    registration: 'https://admin.pubnub.com/#/register',
    documentation: 'https://www.pubnub.com/docs/',
    developerPortal: 'https://admin.pubnub.com/',
    apiReference: 'https://www.pubnub.com/docs/sdks/rest-api/introduction',
  },
  domains: ['pubnub.com', 'pubnubapi.com', 'pndsn.com'],
  keyPlacement: { type: 'query', name: 'auth' },
  baseUrl: 'https://ps.pndsn.com',
  keyHint: 'Publish and subscribe keys go in the path',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/publish/{pub_key}/{sub_key}/0/{channel}/0/{message}',
      summary: 'Publish a message',
    },
    { method: 'GET', path: '/v2/subscribe/{sub_key}/{channel}/0', summary: 'Receive messages' },
    { method: 'GET', path: '/v3/history/sub-key/{sub_key}/channel/{channel}', summary: 'Get the history' },
    {
      method: 'GET',
      path: '/v2/presence/sub-key/{sub_key}/channel/{channel}',
      summary: 'List who is present',
    },
    { method: 'GET', path: '/time/0', summary: 'Get the time' },
  ],
  popularity: 3,
  directoryId: null,
};
