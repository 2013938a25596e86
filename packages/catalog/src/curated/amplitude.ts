import type { CuratedApi } from '#src/curated-api.ts';

export const amplitude: CuratedApi = {
  slug: 'amplitude',
  name: 'Amplitude',
  description:
    'Product analytics based on events: funnels, retention, user groups, experiments, and exports of everything that was sent.',
  categories: ['analytics', 'marketing'],
  capabilities: [
    'event tracking',
    'product analytics',
    'funnels',
    'retention analysis',
    'user segmentation',
    'reports',
    'feature flags',
    'A/B testing',
    'data export',
    'session replay',
  ],
  useCases: [
    'user behaviour in an app',
    'sign-up conversion',
    'retention report',
    'A/B tests',
    'data export to a warehouse',
  ],
  synonyms: ['product analytics', 'user behaviour', 'cohort', 'tracking', 'experiments', 'BI'],
  pricing: {
    model: 'freemium',
    summary: 'Plans based on monthly tracked users or events.',
    freeTier: 'A starter plan with a monthly allowance of tracked users',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://amplitude.com/',
    registration: 'https://app.amplitude.com/signup',
    documentation: 'https://amplitude.com/docs',
    developerPortal: 'https://app.amplitude.com/',
    apiReference: 'https://amplitude.com/docs/apis',
  },
  domains: ['amplitude.com'],
  keyPlacement: {
    type: 'basic',
  },
  // For reports: events are sent to api2.amplitude.com with the key in the body.
  baseUrl: 'https://amplitude.com',
  keyHint: 'API_KEY:SECRET_KEY',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/api/2/events/list',
      summary: 'List event types',
    },
    {
      method: 'GET',
      path: '/api/2/events/segmentation',
      summary: 'Count events by group and day',
    },
    {
      method: 'GET',
      path: '/api/2/funnels',
      summary: 'Get a funnel report',
    },
    {
      method: 'GET',
      path: '/api/2/retention',
      summary: 'Get a retention report',
    },
    {
      method: 'GET',
      path: '/api/2/export',
      summary: 'Export raw events',
    },
  ],
  popularity: 4,
  directoryId: null,
};
