import type { CuratedApi } from '#src/curated-api.ts';

export const mixpanel: CuratedApi = {
  slug: 'mixpanel',
  name: 'Mixpanel',
  description:
    'Product analytics from events: takes in what users do, and answers about funnels, retention, groups of users and trends.',
  categories: ['analytics', 'marketing'],
  capabilities: [
    'event tracking',
    'product analytics',
    'funnels',
    'retention analysis',
    'user segmentation',
    'reports',
    'user profiles',
    'data export',
  ],
  useCases: [
    'behaviour of users in an app',
    'conversion of the sign-up',
    'retention report',
    'data export to a warehouse',
  ],
  synonyms: ['product analytics', 'user behaviour', 'cohort', 'tracking', 'BI'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of events.',
    freeTier: 'A number of events each month',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://mixpanel.com/',
    registration: 'https://mixpanel.com/register/',
    documentation: 'https://docs.mixpanel.com/',
    developerPortal: 'https://mixpanel.com/settings/org',
    apiReference: 'https://developer.mixpanel.com/reference/overview',
  },
  domains: ['mixpanel.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: 'https://api.mixpanel.com',
  keyHint: 'SERVICE_ACCOUNT_USERNAME:SERVICE_ACCOUNT_SECRET',
  oauth: null,
  // Reports are read at mixpanel.com/api/query, raw events at data.mixpanel.com.
  operations: [
    {
      method: 'POST',
      path: '/import',
      summary: 'Send events of any age',
    },
    {
      method: 'POST',
      path: '/track',
      summary: 'Send events',
    },
    {
      method: 'POST',
      path: '/engage',
      summary: 'Set properties of users',
    },
  ],
  popularity: 4,
  directoryId: null,
};
