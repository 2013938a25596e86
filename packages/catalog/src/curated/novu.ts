import type { CuratedApi } from '#src/curated-api.ts';

export const novu: CuratedApi = {
  slug: 'novu',
  name: 'Novu',
  description:
    "A product's notifications in one place: an in-app inbox, email, SMS, push and chat, organised in workflows. Open source or hosted.",
  categories: ['messaging', 'developer-tools'],
  capabilities: [
    'notifications',
    'in-app notifications',
    'notification feed',
    'notification preferences',
    'workflows',
    'push notifications',
  ],
  useCases: [
    'notification bell with a list in an app',
    'digest of events',
    'letting users choose their channels',
  ],
  synonyms: ['multichannel notifications', 'alerts', 'open source', 'self-hosted', 'notification center'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud has monthly plans based on the number of events.',
    freeTier: 'A monthly allowance of events, and the software itself',
    checked: null,
  },
  urls: {
    website: 'https://novu.co/',
    registration: 'https://dashboard.novu.co/auth/sign-up',
    documentation: 'https://docs.novu.co/',
    developerPortal: 'https://dashboard.novu.co/api-keys',
    apiReference: 'https://docs.novu.co/api-reference/overview',
  },
  domains: ['novu.co'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'ApiKey ' },
  baseUrl: 'https://api.novu.co',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/events/trigger', summary: 'Send a notification' },
    { method: 'GET', path: '/v2/subscribers', summary: 'List subscribers' },
    { method: 'POST', path: '/v2/subscribers', summary: 'Add a subscriber' },
    { method: 'GET', path: '/v1/notifications', summary: 'List notifications' },
    { method: 'GET', path: '/v2/workflows', summary: 'List workflows' },
  ],
  popularity: 2,
  directoryId: null,
};
