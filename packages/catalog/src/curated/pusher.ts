import type { CuratedApi } from '#src/curated-api.ts';

export const pusher: CuratedApi = {
  slug: 'pusher',
  name: 'Pusher',
  alsoCalled: ['Pusher Channels', 'Pusher Beams'],
  description: 'Live updates in web and mobile apps over WebSockets: channels, presence and push messages.',
  categories: ['developer-tools', 'messaging'],
  capabilities: [
    'real-time messaging',
    'WebSockets',
    'publish and subscribe',
    'presence',
    'push notifications',
    'live updates',
  ],
  useCases: ['live scores', 'chat', 'dashboard that updates automatically', 'showing who is online'],
  synonyms: ['realtime', 'pub/sub', 'socket', 'live data'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on connections and messages.',
    freeTier: 'A daily allowance of connections and messages',
    checked: null,
  },
  urls: {
    website: 'https://pusher.com/',
    registration: 'https://dashboard.pusher.com/accounts/sign_up',
    documentation: 'https://pusher.com/docs/',
    developerPortal: 'https://dashboard.pusher.com/',
    apiReference: 'https://pusher.com/docs/channels/library_auth_reference/rest-api/',
  },
  domains: ['pusher.com'],
  keyPlacement: { type: 'query', name: 'auth_key' },
  baseUrl: null,
  keyHint: 'auth_key; each call is signed with the secret',
  oauth: null,
  operations: [
    { method: 'POST', path: '/apps/{app_id}/events', summary: 'Send an event to a channel' },
    { method: 'GET', path: '/apps/{app_id}/channels', summary: 'List channels' },
    {
      method: 'GET',
      path: '/apps/{app_id}/channels/{channel_name}/users',
      summary: 'List the members of a channel',
    },
  ],
  popularity: 4,
  directoryId: null,
};
