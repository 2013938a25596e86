import type { CuratedApi } from '#src/curated-api.ts';

export const secEdgar: CuratedApi = {
  slug: 'sec-edgar',
  name: 'SEC EDGAR',
  alsoCalled: ['EDGAR'],
  description:
    'Company filings with the United States Securities and Exchange Commission, and the figures in them as JSON, without a key.',
  categories: ['market-data', 'government', 'finance'],
  capabilities: [
    'company filings',
    'annual reports',
    'financial statements',
    'company facts',
    'insider trades',
  ],
  useCases: ['figures from annual reports', "watching a company's filings", 'fundamentals of US companies'],
  synonyms: ['10-K', '10-Q', '8-K', 'XBRL', 'SEC filings', 'Form 4'],
  pricing: {
    model: 'free',
    summary: 'Free; at most ten calls per second, with a User-Agent that identifies the caller.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://www.sec.gov/search-filings/edgar-application-programming-interfaces',
    registration: 'https://www.sec.gov/search-filings/edgar-application-programming-interfaces',
    documentation: 'https://www.sec.gov/search-filings/edgar-application-programming-interfaces',
    developerPortal: null,
    apiReference: null,
  },
  domains: ['sec.gov'],
  keyPlacement: null,
  baseUrl: 'https://data.sec.gov',
  keyHint: 'No key is needed, but a User-Agent that identifies the caller is required',
  oauth: null,
  operations: [
    { method: 'GET', path: '/submissions/CIK{cik}.json', summary: 'List the filings of a company' },
    { method: 'GET', path: '/api/xbrl/companyfacts/CIK{cik}.json', summary: 'Get all figures for a company' },
    {
      method: 'GET',
      path: '/api/xbrl/companyconcept/CIK{cik}/us-gaap/{tag}.json',
      summary: 'Get one figure over time',
    },
    {
      method: 'GET',
      path: '/api/xbrl/frames/us-gaap/{tag}/USD/{period}.json',
      summary: 'Get one figure for all companies',
    },
  ],
  popularity: 4,
  directoryId: null,
};
