import type { CuratedApi } from '#src/curated-api.ts';

export const foursquare: CuratedApi = {
  slug: 'foursquare',
  name: 'Foursquare Places',
  alsoCalled: ['Foursquare'],
  description:
    'More than a hundred million places worldwide with categories, opening hours, ratings, photos and tips.',
  categories: ['location', 'data-enrichment'],
  capabilities: [
    'places search',
    'points of interest',
    'place details',
    'autocomplete',
    'opening hours',
    'place photos',
  ],
  useCases: ['restaurants nearby', 'travel guide', 'store finder'],
  synonyms: ['POI', 'local businesses', 'venues', 'nearby'],
  pricing: {
    model: 'freemium',
    summary: 'Prepaid credits, with a price per thousand calls that depends on the type of data.',
    freeTier: 'A monthly allowance of calls for basic data',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://foursquare.com/products/places-api/',
    registration: 'https://foursquare.com/developers/signup',
    documentation: 'https://docs.foursquare.com/',
    developerPortal: 'https://foursquare.com/developers/',
    apiReference: 'https://docs.foursquare.com/fsq-developers-places/reference',
  },
  domains: ['foursquare.com'],
  keyPlacement: { type: 'bearer' },
  headers: { 'X-Places-Api-Version': '2025-06-17' },
  baseUrl: 'https://places-api.foursquare.com',
  keyHint: 'A service key',
  oauth: null,
  operations: [
    { method: 'GET', path: '/places/search', summary: 'Find places' },
    { method: 'GET', path: '/places/{fsq_place_id}', summary: 'Get a place' },
    { method: 'GET', path: '/places/{fsq_place_id}/photos', summary: 'List photos' },
    { method: 'GET', path: '/autocomplete', summary: 'Autocomplete a name' },
  ],
  popularity: 3,
  directoryId: null,
};
