import type { CuratedApi } from '#src/curated-api.ts';

export const appsflyer: CuratedApi = {
  slug: 'appsflyer',
  name: 'AppsFlyer',
  description:
    'Shows where installs and purchases of mobile apps come from, with deep links into the app and fraud protection.',
  categories: ['analytics', 'marketing'],
  capabilities: [
    'mobile attribution',
    'install tracking',
    'deep links',
    'campaign reports',
    'fraud detection',
  ],
  useCases: ['finding which ad brought a user', 'campaign cost and revenue', 'deep links into the app'],
  synonyms: ['MMP', 'app analytics', 'attribution', 'ad performance'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of conversions.',
    freeTier: 'A limited number of conversions',
    checked: null,
  },
  urls: {
    website: 'https://www.appsflyer.com/',
    registration: 'https://www.appsflyer.com/start/',
    documentation: 'https://dev.appsflyer.com/',
    developerPortal: 'https://hq1.appsflyer.com/',
    apiReference: 'https://dev.appsflyer.com/hc/reference',
  },
  domains: ['appsflyer.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://hq1.appsflyer.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/raw-data/export/app/{app-id}/installs_report/v5', summary: 'Get installs' },
    {
      method: 'GET',
      path: '/api/agg-data/export/app/{app-id}/partners_report/v5',
      summary: 'Get statistics by campaign',
    },
    { method: 'GET', path: '/api/mng/apps', summary: 'List apps' },
  ],
  popularity: 3,
  directoryId: null,
};
