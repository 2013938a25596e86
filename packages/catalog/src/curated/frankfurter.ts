import type { CuratedApi } from '#src/curated-api.ts';

export const frankfurter: CuratedApi = {
  slug: 'frankfurter',
  name: 'Frankfurter',
  description:
    'Exchange rates from central banks, current and back to 1999, without a key. Open source and self-hostable.',
  categories: ['finance', 'market-data'],
  capabilities: ['exchange rates', 'currency conversion', 'historical exchange rates'],
  useCases: ['currency converter', 'prices in local currency', 'rates for a past day'],
  synonyms: ['forex', 'FX', 'ECB', 'open source', 'no key', 'self-hosted'],
  pricing: {
    model: 'free',
    summary: 'Free, without a key.',
    freeTier: 'Entirely free',
    checked: '2026-11-23',
    source: 'https://frankfurter.dev/',
  },
  urls: {
    website: 'https://frankfurter.dev/',
    registration: 'https://frankfurter.dev/',
    documentation: 'https://frankfurter.dev/',
    developerPortal: null,
    apiReference: null,
  },
  domains: ['frankfurter.dev', 'frankfurter.app'],
  keyPlacement: null,
  baseUrl: 'https://api.frankfurter.dev',
  keyHint: 'No key is needed',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v2/rates', summary: 'Get the rates of today, of a day or of a period' },
    { method: 'GET', path: '/v2/rate/{base}/{quote}', summary: 'Get one rate' },
    { method: 'GET', path: '/v2/currencies', summary: 'List currencies' },
  ],
  popularity: 3,
  directoryId: null,
};
