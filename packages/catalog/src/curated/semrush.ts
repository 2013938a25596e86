import type { CuratedApi } from '#src/curated-api.ts';

export const semrush: CuratedApi = {
  slug: 'semrush',
  name: 'Semrush',
  description:
    'Search engine data on any domain: its keywords and rankings, backlinks, competitors, paid search, and estimated traffic.',
  categories: ['marketing', 'market-research', 'analytics'],
  capabilities: [
    'SEO data',
    'keyword research',
    'backlink analysis',
    'competitor analysis',
    'search volume',
    'website traffic estimates',
    'rank tracking',
    'ad intelligence',
  ],
  useCases: ['SEO dashboard', 'competitor monitoring', 'keyword planning', 'market research'],
  synonyms: ['SEO', 'SEM', 'search rankings', 'keywords', 'domain analytics', 'organic search'],
  pricing: {
    model: 'subscription',
    summary:
      'API units are bought on top of a Business plan; a report costs units per line. Traffic data is sold separately.',
    freeTier: null,
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.semrush.com/',
    registration: 'https://www.semrush.com/signup/',
    documentation: 'https://developer.semrush.com/',
    developerPortal: null,
    apiReference: 'https://developer.semrush.com/api/',
  },
  domains: ['semrush.com'],
  keyPlacement: {
    type: 'query',
    name: 'key',
  },
  baseUrl: 'https://api.semrush.com',
  keyHint: 'A version 3 key; version 4 keys are different',
  oauth: null,
  // The reports share one path: the type parameter names the report, such as domain_ranks or domain_organic.
  operations: [
    {
      method: 'GET',
      path: '/',
      summary: 'Get domain and keyword reports',
    },
    {
      method: 'GET',
      path: '/analytics/v1/',
      summary: 'Get backlink reports',
    },
    {
      method: 'GET',
      path: '/management/v1/projects',
      summary: 'List projects',
    },
  ],
  popularity: 4,
  directoryId: null,
};
