import type { CuratedApi } from '#src/curated-api.ts';

export const similarweb: CuratedApi = {
  slug: 'similarweb',
  name: 'Similarweb',
  description:
    'Estimates of visits, traffic sources, audiences and competitors of websites and apps, by country and month.',
  categories: ['market-research', 'marketing', 'analytics', 'business-intelligence'],
  capabilities: [
    'website traffic estimates',
    'competitor analysis',
    'audience demographics',
    'app statistics',
    'keyword research',
    'market share',
    'industry statistics',
  ],
  useCases: ['market research', 'competitor monitoring', 'sales prospecting', 'investment research'],
  synonyms: ['web traffic', 'digital intelligence', 'site visits', 'benchmarking', 'market data'],
  pricing: {
    model: 'contact-sales',
    summary: 'Sold as an add-on to a subscription, with data credits.',
    freeTier: null,
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.similarweb.com/',
    registration: 'https://account.similarweb.com/',
    documentation: 'https://docs.similarweb.com/api-v5',
    developerPortal: 'https://account.similarweb.com/',
    apiReference: null,
  },
  domains: ['similarweb.com'],
  keyPlacement: {
    type: 'header',
    name: 'api-key',
  },
  baseUrl: 'https://api.similarweb.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v5/website-analysis/websites/traffic-and-engagement',
      summary: "Get a site's visits and engagement",
    },
  ],
  popularity: 4,
  directoryId: null,
};
