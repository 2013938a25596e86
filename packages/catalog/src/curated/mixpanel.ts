import type { CuratedApi } from '#src/curated-api.ts';

export const mixpanel: CuratedApi = {
  slug: 'mixpanel',
  name: 'Mixpanel',
  description:
    'Product analytics based on events: records what users do and reports on funnels, retention, user groups and trends.',
  categories: ['analytics', 'marketing'],
  capabilities: [
    'event tracking',
    'product analytics',
    'funnels',
    'retention analysis',
    'user segmentation',
    'reports',
    'data export',
  ],
  useCases: [
    'user behaviour in an app',
    'sign-up conversion',
    'retention report',
    'data export to a warehouse',
  ],
  synonyms: ['product analytics', 'user behaviour', 'cohort', 'tracking', 'BI'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of events.',
    freeTier: 'A monthly allowance of events',
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
  // Reports are at mixpanel.com/api/query, raw events at data.mixpanel.com.
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
      summary: 'Set user properties',
    },
  ],
  popularity: 4,
  directoryId: null,
};
