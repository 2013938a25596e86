import type { CuratedApi } from '#src/curated-api.ts';

export const ahrefs: CuratedApi = {
  slug: 'ahrefs',
  name: 'Ahrefs',
  description:
    "Backlinks, keywords, rankings and estimated search traffic of any website, from Ahrefs' own crawler.",
  categories: ['marketing', 'market-research', 'analytics'],
  capabilities: [
    'SEO data',
    'backlink analysis',
    'keyword research',
    'competitor analysis',
    'search volume',
    'website traffic estimates',
    'rank tracking',
  ],
  useCases: ['SEO dashboard', 'competitor monitoring', 'keyword planning', 'link building'],
  synonyms: ['SEO', 'backlinks', 'domain rating', 'search rankings', 'keywords', 'organic search'],
  pricing: {
    model: 'subscription',
    summary: 'API units are included in the higher plans; each line of a report costs units.',
    freeTier: 'Test queries that use no units',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://ahrefs.com/',
    registration: 'https://app.ahrefs.com/',
    documentation: 'https://docs.ahrefs.com/',
    developerPortal: 'https://app.ahrefs.com/account/api-keys',
    apiReference: 'https://docs.ahrefs.com/docs/api/reference/introduction',
  },
  domains: ['ahrefs.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.ahrefs.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v3/subscription-info/limits-and-usage',
      summary: "Get the plan's usage",
    },
    {
      method: 'GET',
      path: '/v3/site-explorer/domain-rating',
      summary: 'Get the rating of a domain',
    },
    {
      method: 'GET',
      path: '/v3/site-explorer/backlinks-stats',
      summary: 'Count backlinks',
    },
    {
      method: 'GET',
      path: '/v3/site-explorer/organic-keywords',
      summary: "List a domain's keywords",
    },
    {
      method: 'GET',
      path: '/v3/keywords-explorer/overview',
      summary: 'Get keyword volumes and difficulty',
    },
  ],
  popularity: 3,
  directoryId: null,
};
