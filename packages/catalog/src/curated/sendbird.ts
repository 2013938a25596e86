import type { CuratedApi } from '#src/curated-api.ts';

export const sendbird: CuratedApi = {
  slug: 'sendbird',
  name: 'Sendbird Chat',
  description:
    'In-app chat for mobile and web apps: users, one-to-one and group channels, messages, moderation and push notifications.',
  categories: ['messaging', 'communication'],
  capabilities: [
    'in-app chat',
    'push notifications',
    'channel management',
    'chat bots',
    'chat moderation',
    'webhooks',
  ],
  useCases: [
    'chat between buyers and sellers',
    'community chat',
    'support chat inside an app',
    'chat in a dating app',
  ],
  synonyms: ['chat SDK', 'messaging SDK', 'chat API', 'live chat', 'group chat'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on active users.',
    freeTier: 'A developer plan with a limited number of users',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://sendbird.com/',
    registration: 'https://dashboard.sendbird.com/auth/signup',
    documentation: 'https://sendbird.com/docs',
    developerPortal: 'https://dashboard.sendbird.com/',
    apiReference: null,
  },
  domains: ['sendbird.com'],
  keyPlacement: {
    type: 'header',
    name: 'Api-Token',
  },
  baseUrl: null,
  keyHint: "The application's master or secondary API token",
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v3/users',
      summary: 'List users',
    },
    {
      method: 'POST',
      path: '/v3/users',
      summary: 'Create a user',
    },
    {
      method: 'POST',
      path: '/v3/group_channels',
      summary: 'Create a channel',
    },
    {
      method: 'POST',
      path: '/v3/group_channels/{channel_url}/messages',
      summary: 'Send a message',
    },
    {
      method: 'GET',
      path: '/v3/group_channels/{channel_url}/messages',
      summary: 'List messages',
    },
  ],
  popularity: 3,
  directoryId: null,
};
