import type { CuratedApi } from '#src/curated-api.ts';

export const terra: CuratedApi = {
  slug: 'terra',
  name: 'Terra',
  alsoCalled: ['Terra API'],
  description:
    'Data from hundreds of wearables and health apps behind one API, delivered as soon as it arrives.',
  categories: ['health', 'iot', 'developer-tools'],
  capabilities: [
    'wearable data',
    'activity data',
    'sleep data',
    'heart rate',
    'steps',
    'nutrition data',
    'webhooks',
  ],
  useCases: ['coaching app for any watch', 'insurance programme', 'research'],
  synonyms: ['Garmin', 'Apple Health', 'Fitbit', 'Whoop', 'unified health API'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans with credits.',
    freeTier: null,
    checked: null,
  },
  urls: {
    website: 'https://tryterra.co/',
    registration: 'https://dashboard.tryterra.co/',
    documentation: 'https://docs.tryterra.co/',
    developerPortal: 'https://dashboard.tryterra.co/',
    apiReference: 'https://docs.tryterra.co/reference',
  },
  domains: ['tryterra.co'],
  keyPlacement: {
    type: 'parts',
    main: 'api_key',
    parts: [
      { name: 'dev_id', label: 'Developer ID', isSecret: false },
      { name: 'api_key', label: 'API key', isSecret: true },
    ],
    places: [
      { in: 'header', name: 'dev-id', value: '{dev_id}' },
      { in: 'header', name: 'x-api-key', value: '{api_key}' },
    ],
  },
  baseUrl: 'https://api.tryterra.co',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/v2/auth/generateWidgetSession', summary: 'Let a user connect a device' },
    { method: 'GET', path: '/v2/userInfo', summary: 'Get a connected user' },
    { method: 'GET', path: '/v2/sleep', summary: 'Get nights of sleep' },
    { method: 'GET', path: '/v2/activity', summary: 'Get workouts' },
    { method: 'GET', path: '/v2/daily', summary: 'Get daily data' },
  ],
  popularity: 2,
  directoryId: null,
};
