import type { CuratedApi } from '#src/curated-api.ts';

export const openExchangeRates: CuratedApi = {
  slug: 'open-exchange-rates',
  name: 'Open Exchange Rates',
  description: 'Current and historical exchange rates for about two hundred currencies, as plain JSON.',
  categories: ['finance', 'market-data'],
  capabilities: ['exchange rates', 'currency conversion', 'historical prices'],
  useCases: ['currency converter', 'prices in local currency', 'accounting', 'travel expenses'],
  synonyms: ['forex', 'FX', 'currency', 'money conversion', 'currency rates'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of calls and how often rates are updated.',
    freeTier: 'Hourly rates against the US dollar, with a monthly call limit',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://openexchangerates.org/',
    registration: 'https://openexchangerates.org/signup',
    documentation: 'https://docs.openexchangerates.org/',
    developerPortal: 'https://openexchangerates.org/account/app-ids',
    apiReference: 'https://docs.openexchangerates.org/reference/api-introduction',
  },
  domains: ['openexchangerates.org'],
  keyPlacement: {
    type: 'query',
    name: 'app_id',
  },
  baseUrl: 'https://openexchangerates.org/api',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/latest.json',
      summary: 'Get current rates',
    },
    {
      method: 'GET',
      path: '/historical/{date}.json',
      summary: 'Get the rates for a day',
    },
    {
      method: 'GET',
      path: '/currencies.json',
      summary: 'List currencies',
    },
    {
      method: 'GET',
      path: '/usage.json',
      summary: "Get the plan's usage",
    },
  ],
  popularity: 4,
  directoryId: null,
};
