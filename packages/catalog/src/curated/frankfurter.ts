import type { CuratedApi } from '#src/curated-api.ts';

export const frankfurter: CuratedApi = {
  slug: 'frankfurter',
  name: 'Frankfurter',
  description:
    'Exchange rates of central banks, today and back to 1999, without a key. Open source, also to run oneself.',
  categories: ['finance', 'market-data'],
  capabilities: ['exchange rates', 'currency conversion', 'historical exchange rates'],
  useCases: ['currency converter', 'prices in local currency', 'rates of a past day'],
  synonyms: ['forex', 'FX', 'ECB', 'open source', 'no key', 'self-hosted'],
  pricing: {
    model: 'free',
    summary: 'Nothing is charged.',
    freeTier: 'All of it',
    checked: null,
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
    { method: 'GET', path: '/v2/rates', summary: 'Read the rates of today, of a day or of a period' },
    { method: 'GET', path: '/v2/rate/{base}/{quote}', summary: 'Read one rate' },
    { method: 'GET', path: '/v2/currencies', summary: 'List currencies' },
  ],
  popularity: 3,
  directoryId: null,
};
