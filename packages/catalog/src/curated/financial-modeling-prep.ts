import type { CuratedApi } from '#src/curated-api.ts';

export const financialModelingPrep: CuratedApi = {
  slug: 'financial-modeling-prep',
  name: 'Financial Modeling Prep',
  alsoCalled: ['FMP'],
  description:
    'Financial statements, prices, filings, estimates, transcripts and news of listed companies worldwide.',
  categories: ['market-data', 'finance', 'business-intelligence'],
  capabilities: [
    'financial statements',
    'company fundamentals',
    'stock prices',
    'company filings',
    'earnings',
    'historical prices',
    'stock news',
  ],
  useCases: ['company comparison', 'valuation model', 'stock screener'],
  synonyms: ['income statement', 'balance sheet', 'SEC filings', '10-K', 'stock market'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on data and calls.',
    freeTier: 'A daily allowance of calls',
    checked: null,
  },
  urls: {
    website: 'https://site.financialmodelingprep.com/',
    registration: 'https://site.financialmodelingprep.com/register',
    documentation: 'https://site.financialmodelingprep.com/developer/docs',
    developerPortal: 'https://site.financialmodelingprep.com/developer/docs/dashboard',
    apiReference: 'https://site.financialmodelingprep.com/developer/docs',
  },
  domains: ['financialmodelingprep.com'],
  keyPlacement: { type: 'query', name: 'apikey' },
  baseUrl: 'https://financialmodelingprep.com/stable',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/quote', summary: 'Get a quote' },
    { method: 'GET', path: '/income-statement', summary: 'Get income statements' },
    { method: 'GET', path: '/balance-sheet-statement', summary: 'Get balance sheets' },
    { method: 'GET', path: '/profile', summary: 'Get the profile of a company' },
    { method: 'GET', path: '/historical-price-eod/full', summary: 'Get historical prices' },
    { method: 'GET', path: '/search-symbol', summary: 'Find a symbol' },
  ],
  popularity: 3,
  directoryId: null,
};
