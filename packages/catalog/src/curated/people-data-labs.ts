import type { CuratedApi } from '#src/curated-api.ts';

export const peopleDataLabs: CuratedApi = {
  slug: 'people-data-labs',
  name: 'People Data Labs',
  description:
    'Data on people and companies worldwide: jobs, skills, schools, profiles, size, industry and funding, by lookup or by search.',
  categories: ['data-enrichment', 'business-intelligence', 'market-research'],
  capabilities: [
    'person data',
    'company data',
    'contact enrichment',
    'company enrichment',
    'lead generation',
    'job titles',
    'industry statistics',
    'identity resolution',
  ],
  useCases: ['completing CRM records', 'recruiting search', 'market research', 'lead scoring'],
  synonyms: ['B2B data', 'firmographics', 'people search', 'PDL', 'talent data'],
  pricing: {
    model: 'freemium',
    summary: 'Credits per record found, on a monthly plan.',
    freeTier: 'A monthly allowance of lookups',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.peopledatalabs.com/',
    registration: 'https://dashboard.peopledatalabs.com/signup',
    documentation: 'https://docs.peopledatalabs.com/',
    developerPortal: 'https://dashboard.peopledatalabs.com/',
    apiReference: 'https://docs.peopledatalabs.com/docs/reference-person-enrichment-api',
  },
  domains: ['peopledatalabs.com'],
  keyPlacement: {
    type: 'header',
    name: 'X-Api-Key',
  },
  baseUrl: 'https://api.peopledatalabs.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v5/person/enrich',
      summary: 'Enrich a person',
    },
    {
      method: 'GET',
      path: '/v5/company/enrich',
      summary: 'Enrich a company',
    },
    {
      method: 'POST',
      path: '/v5/person/search',
      summary: 'Search people',
    },
    {
      method: 'POST',
      path: '/v5/company/search',
      summary: 'Search companies',
    },
    {
      method: 'GET',
      path: '/v5/autocomplete',
      summary: 'Autocomplete a search term',
    },
  ],
  popularity: 3,
  directoryId: null,
};
