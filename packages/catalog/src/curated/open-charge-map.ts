import type { CuratedApi } from '#src/curated-api.ts';

export const openChargeMap: CuratedApi = {
  slug: 'open-charge-map',
  name: 'Open Charge Map',
  alsoCalled: ['OpenChargeMap'],
  description: 'Charging stations for electric vehicles worldwide, as open data.',
  categories: ['iot', 'location'],
  capabilities: ['EV charging stations', 'charging points', 'places search', 'connector types'],
  useCases: ['charging station map', 'electric car routes'],
  synonyms: ['electric vehicle', 'chargers', 'open data'],
  pricing: {
    model: 'free',
    summary: 'Free; a key is requested.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://openchargemap.org/',
    registration: 'https://openchargemap.org/site/loginprovider/beginlogin',
    documentation: 'https://openchargemap.org/site/develop/api',
    developerPortal: 'https://openchargemap.org/site/profile/applications',
    apiReference: 'https://openchargemap.org/site/develop/api',
  },
  domains: ['openchargemap.org', 'openchargemap.io'],
  keyPlacement: { type: 'header', name: 'X-API-Key' },
  baseUrl: 'https://api.openchargemap.io/v3',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/poi', summary: 'Find charging stations' },
    { method: 'GET', path: '/referencedata', summary: 'List connector types and operators' },
  ],
  popularity: 2,
  directoryId: null,
};
