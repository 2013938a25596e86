import type { CuratedApi } from '#src/curated-api.ts';

export const postcodesIo: CuratedApi = {
  slug: 'postcodes-io',
  name: 'Postcodes.io',
  alsoCalled: ['Postcodes io'],
  description:
    'Postcodes of the United Kingdom with coordinates, districts, constituencies and what lies near, from open data, without a key.',
  categories: ['location', 'government'],
  capabilities: [
    'postcode lookup',
    'UK postcodes',
    'reverse geocoding',
    'nearest postcodes',
    'postcode validation',
    'bulk lookup',
  ],
  useCases: ['address form', 'distance between customers', 'constituency of an address'],
  synonyms: ['postal code', 'Ordnance Survey', 'ONS', 'no key', 'open source', 'United Kingdom'],
  pricing: {
    model: 'free',
    summary: 'Nothing is charged.',
    freeTier: 'All of it',
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
    { method: 'GET', path: '/postcodes/{postcode}/autocomplete', summary: 'Complete a postcode' },
  ],
  popularity: 3,
  directoryId: null,
};
