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
  keyPlacement: {
    type: 'parts',
    main: 'secret',
    parts: [
      { name: 'key', label: 'Key', isSecret: false },
      { name: 'secret', label: 'Secret', isSecret: true },
    ],
    places: [
      { in: 'query', name: 'auth_key', value: '{key}' },
      { in: 'query', name: 'auth_timestamp', value: '{timestamp}' },
      { in: 'query', name: 'auth_version', value: '1.0' },
      { in: 'query', name: 'body_md5', value: '{body_md5}' },
      { in: 'query', name: 'auth_signature', value: '{signature}' },
    ],
    signature: { algorithm: 'hmac-sha256', key: 'secret', text: '{method}\n{path}\n{sorted_query}' },
  },
  baseUrl: null,
  keyHint: null,
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
