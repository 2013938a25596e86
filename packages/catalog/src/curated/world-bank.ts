import type { CuratedApi } from '#src/curated-api.ts';

export const worldBank: CuratedApi = {
  slug: 'world-bank',
  name: 'World Bank Indicators',
  alsoCalled: ['World Bank'],
  description:
    'Thousands of development indicators by country and year: population, income, trade, education, health, climate and more.',
  categories: ['market-research', 'government', 'analytics'],
  capabilities: [
    'economic indicators',
    'demographic data',
    'industry statistics',
    'country data',
    'open data',
    'historical data',
  ],
  useCases: ['market research', 'country dashboard', 'charts for journalism', 'academic studies'],
  synonyms: ['GDP', 'population', 'statistics', 'macroeconomics', 'open data', 'development data'],
  pricing: {
    model: 'free',
    summary: 'Free, without a key.',
    freeTier: 'Entirely free',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://data.worldbank.org/',
    registration: 'https://data.worldbank.org/',
    documentation: 'https://datahelpdesk.worldbank.org/knowledgebase/topics/125589-developer-information',
    developerPortal: null,
    apiReference: null,
  },
  domains: ['worldbank.org'],
  keyPlacement: null,
  baseUrl: 'https://api.worldbank.org/v2',
  keyHint: 'No key is needed',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/country',
      summary: 'List countries',
    },
    {
      method: 'GET',
      path: '/indicator',
      summary: 'List indicators',
    },
    {
      method: 'GET',
      path: '/country/{country}/indicator/{indicator}',
      summary: 'Get the values of an indicator',
    },
    {
      method: 'GET',
      path: '/topic',
      summary: 'List topics',
    },
  ],
  popularity: 4,
  directoryId: null,
};
