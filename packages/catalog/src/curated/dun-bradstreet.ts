import type { CuratedApi } from '#src/curated-api.ts';

export const dunBradstreet: CuratedApi = {
  slug: 'dun-bradstreet',
  name: 'Dun & Bradstreet Direct+',
  alsoCalled: ['DNB', 'Dun and Bradstreet'],
  description:
    'Data on hundreds of millions of businesses, each with a D-U-N-S number: identity, owners, size, finances and credit risk.',
  categories: ['business-intelligence', 'data-enrichment', 'finance', 'market-research'],
  capabilities: [
    'company data',
    'company enrichment',
    'credit scores',
    'company registry',
    'corporate hierarchy',
    'compliance checks',
    'industry statistics',
  ],
  useCases: [
    'supplier checks',
    'credit decisions',
    'know your business',
    'clean customer master data',
    'market research',
  ],
  synonyms: ['D&B', 'DUNS', 'KYB', 'business credit', 'firmographics', 'due diligence'],
  pricing: {
    model: 'contact-sales',
    summary: 'Yearly contracts based on data blocks and the number of companies.',
    freeTier: 'A trial on request',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.dnb.com/',
    registration: 'https://www.dnb.com/',
    documentation: 'https://directplus.documentation.dnb.com/',
    developerPortal: 'https://directplus.documentation.dnb.com/',
    apiReference: null,
  },
  domains: ['dnb.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://plus.dnb.com',
  keyHint: 'Access token from the token endpoint with the consumer key and secret',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v1/match/cleanseMatch',
      summary: 'Find the D-U-N-S number of a company',
    },
    {
      method: 'GET',
      path: '/v1/data/duns/{dunsNumber}',
      summary: 'Get company data',
    },
    {
      method: 'POST',
      path: '/v1/search/criteria',
      summary: 'Search companies',
    },
  ],
  popularity: 3,
  directoryId: null,
};
