import type { CuratedApi } from '#src/curated-api.ts';

export const opencorporates: CuratedApi = {
  slug: 'opencorporates',
  name: 'OpenCorporates',
  description:
    'Companies and officers from the official registers of more than a hundred jurisdictions, with the source of each record.',
  categories: ['business-intelligence', 'data-enrichment', 'government'],
  capabilities: [
    'company registry',
    'company data',
    'company officers',
    'compliance checks',
    'corporate hierarchy',
  ],
  useCases: ['know your business', 'supplier checks', 'investigations', 'clean customer master data'],
  synonyms: ['company register', 'KYB', 'due diligence', 'legal entities', 'open data', 'AML'],
  pricing: {
    model: 'subscription',
    summary: 'Yearly plans based on the number of calls; free for public-interest work on request.',
    freeTier: 'A free key for open data projects on request',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://opencorporates.com/',
    registration: 'https://opencorporates.com/users/sign_up',
    documentation: 'https://api.opencorporates.com/documentation/API-Reference',
    developerPortal: null,
    apiReference: 'https://api.opencorporates.com/documentation/API-Reference',
  },
  domains: ['opencorporates.com'],
  keyPlacement: {
    type: 'query',
    name: 'api_token',
  },
  baseUrl: 'https://api.opencorporates.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v0.4/companies/search',
      summary: 'Search companies',
    },
    {
      method: 'GET',
      path: '/v0.4/companies/{jurisdiction_code}/{company_number}',
      summary: 'Get a company',
    },
    {
      method: 'GET',
      path: '/v0.4/officers/search',
      summary: 'Search officers',
    },
    {
      method: 'GET',
      path: '/v0.4/account_status',
      summary: "Get the plan's usage",
    },
  ],
  popularity: 3,
  directoryId: null,
};
