import type { CuratedApi } from '#src/curated-api.ts';

export const knock: CuratedApi = {
  slug: 'knock',
  name: 'Knock',
  description:
    "One place for a product's notifications: in-app feed, email, SMS, push and chat, with preferences, batching and delays.",
  categories: ['messaging', 'developer-tools'],
  capabilities: [
    'notifications',
    'in-app notifications',
    'notification feed',
    'notification preferences',
    'workflows',
    'send email',
    'push notifications',
  ],
  useCases: [
    'notification bell with a list in an app',
    'digest of events',
    'letting users choose their channels',
  ],
  synonyms: ['multichannel notifications', 'alerts', 'notification center'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of messages.',
    freeTier: 'A monthly allowance of messages',
    checked: null,
  },
  urls: {
    website: 'https://knock.app/',
    registration: 'https://dashboard.knock.app/signup',
    documentation: 'https://docs.knock.app/',
    developerPortal: 'https://dashboard.knock.app/',
    apiReference: 'https://docs.knock.app/api-reference/overview',
  },
  domains: ['knock.app'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.knock.app',
  keyHint: 'sk_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/workflows/{key}/trigger', summary: 'Send a notification' },
    { method: 'GET', path: '/v1/users', summary: 'List users' },
    { method: 'PUT', path: '/v1/users/{user_id}', summary: 'Add a user' },
    { method: 'GET', path: '/v1/messages', summary: 'List messages' },
  ],
  popularity: 2,
  directoryId: null,
};
