import type { CuratedApi } from '#src/curated-api.ts';

export const onesignal: CuratedApi = {
  slug: 'onesignal',
  name: 'OneSignal',
  description:
    'Push notifications to phones and browsers, in-app messages, email and SMS, with segments, schedules and tests.',
  categories: ['messaging', 'marketing'],
  capabilities: [
    'push notifications',
    'web push',
    'in-app messages',
    'send email',
    'send SMS',
    'audience segments',
    'scheduled messages',
  ],
  useCases: ['news alerts', 'abandoned carts', 'messages to app users'],
  synonyms: ['mobile push', 'browser notifications', 'customer engagement'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of subscribers and messages.',
    freeTier: 'Unlimited mobile push, with a limited number of segments',
    checked: null,
  },
  urls: {
    website: 'https://onesignal.com/',
    registration: 'https://dashboard.onesignal.com/signup',
    documentation: 'https://documentation.onesignal.com/',
    developerPortal: 'https://dashboard.onesignal.com/',
    apiReference: 'https://documentation.onesignal.com/reference/rest-api-overview',
  },
  domains: ['onesignal.com'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'Key ' },
  baseUrl: 'https://api.onesignal.com',
  keyHint: 'os_v2_app_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/notifications', summary: 'Send a message' },
    { method: 'GET', path: '/notifications', summary: 'List messages' },
    { method: 'POST', path: '/apps/{app_id}/users', summary: 'Add a user' },
    { method: 'GET', path: '/apps/{app_id}/segments', summary: 'List segments' },
    { method: 'GET', path: '/apps/{app_id}', summary: 'Get the app' },
  ],
  popularity: 4,
  directoryId: null,
};
