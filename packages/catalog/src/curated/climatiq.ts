import type { CuratedApi } from '#src/curated-api.ts';

export const climatiq: CuratedApi = {
  slug: 'climatiq',
  name: 'Climatiq',
  description:
    'Converts activities into greenhouse gas emissions: electricity, freight, travel, purchases and materials, using factors from official sources.',
  categories: ['science', 'logistics'],
  capabilities: [
    'carbon footprint',
    'emission factors',
    'freight emissions',
    'travel emissions',
    'energy emissions',
    'spend-based emissions',
  ],
  useCases: ['carbon footprint of an order', 'company climate report', 'travel with its emissions'],
  synonyms: ['CO2', 'sustainability', 'GHG protocol', 'scope 3', 'emissions calculator'],
  pricing: {
    model: 'freemium',
    summary: 'Yearly plans based on calls and data.',
    freeTier: 'A community plan with a monthly allowance of calls',
    checked: null,
  },
  urls: {
    website: 'https://www.climatiq.io/',
    registration: 'https://app.climatiq.io/sign-up',
    documentation: 'https://www.climatiq.io/docs',
    developerPortal: 'https://app.climatiq.io/',
    apiReference: 'https://www.climatiq.io/docs/api-reference',
  },
  domains: ['climatiq.io'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.climatiq.io',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/data/v1/search', summary: 'Search emission factors' },
    { method: 'POST', path: '/data/v1/estimate', summary: 'Estimate emissions' },
    { method: 'POST', path: '/freight/v3/intermodal', summary: 'Estimate the emissions of freight' },
  ],
  popularity: 2,
  directoryId: null,
};
