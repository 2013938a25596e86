import type { CuratedApi } from '#src/curated-api.ts';

export const companiesHouse: CuratedApi = {
  slug: 'companies-house',
  name: 'Companies House',
  description: "The United Kingdom's register of companies: profiles, officers, owners, filings and charges.",
  categories: ['government', 'business-intelligence', 'data-enrichment'],
  capabilities: [
    'company registry',
    'company data',
    'company officers',
    'filing history',
    'compliance checks',
  ],
  useCases: ['know your business', 'supplier checks', 'self-completing company form', 'investigations'],
  synonyms: ['UK companies', 'company register', 'KYB', 'due diligence', 'open data', 'GOV.UK'],
  pricing: {
    model: 'free',
    summary: 'Free, with a limit on calls per five minutes.',
    freeTier: 'Everything, within the rate limit',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.gov.uk/government/organisations/companies-house',
    registration: 'https://developer.company-information.service.gov.uk/',
    documentation: 'https://developer.company-information.service.gov.uk/',
    developerPortal: 'https://developer.company-information.service.gov.uk/manage-applications',
    apiReference: 'https://developer-specs.company-information.service.gov.uk/',
  },
  domains: ['company-information.service.gov.uk', 'gov.uk'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: 'https://api.company-information.service.gov.uk',
  keyHint: 'API_KEY: with an empty password',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/search/companies',
      summary: 'Search companies',
    },
    {
      method: 'GET',
      path: '/company/{companyNumber}',
      summary: 'Get a company',
    },
    {
      method: 'GET',
      path: '/company/{company_number}/officers',
      summary: 'List officers',
    },
    {
      method: 'GET',
      path: '/company/{company_number}/filing-history',
      summary: 'List filings',
    },
    {
      method: 'GET',
      path: '/company/{company_number}/persons-with-significant-control',
      summary: 'List owners',
    },
  ],
  popularity: 3,
  directoryId: null,
};
