import type { CuratedApi } from '#src/curated-api.ts';

export const apollo: CuratedApi = {
  slug: 'apollo',
  name: 'Apollo.io',
  description:
    'A sales database of people and companies, with work email addresses, phone numbers, job titles and technologies, plus the sequences used to contact them.',
  categories: ['data-enrichment', 'crm', 'business-intelligence'],
  capabilities: [
    'contact enrichment',
    'company enrichment',
    'person data',
    'company data',
    'lead generation',
    'email finder',
    'sales automation',
    'contact management',
    'job titles',
    'technographics',
  ],
  useCases: ['sales prospecting', 'completing CRM records', 'target company lists', 'lead scoring'],
  synonyms: [
    'B2B data',
    'sales intelligence',
    'leads',
    'prospecting',
    'firmographics',
    'ZoomInfo alternative',
  ],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per user with credits; broad API access requires the higher plans.',
    freeTier: 'A free plan with a few credits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.apollo.io/',
    registration: 'https://www.apollo.io/sign-up',
    documentation: 'https://docs.apollo.io/',
    developerPortal: 'https://app.apollo.io/#/settings/integrations/api',
    apiReference: 'https://docs.apollo.io/reference',
  },
  domains: ['apollo.io'],
  keyPlacement: {
    type: 'header',
    name: 'x-api-key',
  },
  baseUrl: 'https://api.apollo.io',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v1/auth/health',
      summary: 'Check whether the key works',
    },
    {
      method: 'POST',
      path: '/api/v1/people/match',
      summary: 'Enrich a person',
    },
    {
      method: 'GET',
      path: '/api/v1/organizations/enrich',
      summary: 'Enrich a company',
    },
    {
      method: 'POST',
      path: '/api/v1/mixed_companies/search',
      summary: 'Search companies',
    },
    {
      method: 'POST',
      path: '/api/v1/contacts/search',
      summary: 'Search your contacts',
    },
  ],
  popularity: 4,
  directoryId: null,
};
