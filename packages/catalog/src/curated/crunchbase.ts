import type { CuratedApi } from '#src/curated-api.ts';

export const crunchbase: CuratedApi = {
  slug: 'crunchbase',
  name: 'Crunchbase',
  description:
    'Companies, investors, funding rounds, acquisitions and founders worldwide, for lookup and search.',
  categories: ['business-intelligence', 'data-enrichment', 'market-research'],
  capabilities: [
    'company data',
    'funding data',
    'company enrichment',
    'person data',
    'investor data',
    'acquisitions data',
    'competitor analysis',
    'industry statistics',
  ],
  useCases: ['market research', 'investment research', 'sales prospecting', 'competitor monitoring'],
  synonyms: [
    'startups',
    'venture capital',
    'investors',
    'mergers and acquisitions',
    'firmographics',
    'private companies',
  ],
  pricing: {
    model: 'contact-sales',
    summary: 'A licence by contract; a basic set of fields is available on smaller plans.',
    freeTier: null,
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.crunchbase.com/',
    registration: 'https://www.crunchbase.com/register',
    documentation: 'https://data.crunchbase.com/docs',
    developerPortal: 'https://www.crunchbase.com/account/integrations/crunchbase-api',
    apiReference: 'https://data.crunchbase.com/reference',
  },
  domains: ['crunchbase.com'],
  keyPlacement: {
    type: 'header',
    name: 'X-cb-user-key',
  },
  baseUrl: 'https://api.crunchbase.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v4/data/autocompletes',
      summary: 'Find companies and people by name',
    },
    {
      method: 'GET',
      path: '/v4/data/entities/organizations/{entity_id}',
      summary: 'Get a company',
    },
    {
      method: 'GET',
      path: '/v4/data/entities/people/{entity_id}',
      summary: 'Get a person',
    },
    {
      method: 'POST',
      path: '/v4/data/searches/organizations',
      summary: 'Search companies',
    },
    {
      method: 'POST',
      path: '/v4/data/searches/funding_rounds',
      summary: 'Search funding rounds',
    },
  ],
  popularity: 4,
  directoryId: null,
};
