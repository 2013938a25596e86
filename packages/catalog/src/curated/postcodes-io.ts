import type { CuratedApi } from '#src/curated-api.ts';

export const postcodesIo: CuratedApi = {
  slug: 'postcodes-io',
  name: 'Postcodes.io',
  alsoCalled: ['Postcodes io'],
  description:
    'United Kingdom postcodes with coordinates, districts, constituencies and nearby postcodes, from open data, without a key.',
  categories: ['location', 'government'],
  capabilities: [
    'postcode lookup',
    'UK postcodes',
    'reverse geocoding',
    'nearest postcodes',
    'postcode validation',
    'bulk lookup',
  ],
  useCases: ['address form', 'distance between customers', 'constituency for an address'],
  synonyms: ['postal code', 'Ordnance Survey', 'ONS', 'no key', 'open source', 'United Kingdom'],
  pricing: {
    model: 'free',
    summary: 'Free.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://postcodes.io/',
    registration: 'https://postcodes.io/docs/',
    documentation: 'https://postcodes.io/docs/',
    developerPortal: null,
    apiReference: 'https://postcodes.io/docs/',
  },
  domains: ['postcodes.io'],
  keyPlacement: null,
  baseUrl: 'https://api.postcodes.io',
  keyHint: 'No key is needed',
  oauth: null,
  operations: [
    { method: 'GET', path: '/postcodes/{postcode}', summary: 'Look up a postcode' },
    { method: 'POST', path: '/postcodes', summary: 'Look up many postcodes' },
    { method: 'GET', path: '/postcodes/{postcode}/validate', summary: 'Check a postcode' },
    { method: 'GET', path: '/postcodes/{postcode}/nearest', summary: 'Find the nearest postcodes' },
    { method: 'GET', path: '/postcodes/{postcode}/autocomplete', summary: 'Autocomplete a postcode' },
  ],
  popularity: 3,
  directoryId: null,
};
