import type { CuratedApi } from '#src/curated-api.ts';

export const yelp: CuratedApi = {
  slug: 'yelp',
  name: 'Yelp',
  alsoCalled: ['Yelp Fusion', 'Yelp Places'],
  description:
    'Businesses with ratings, reviews, photos, opening hours and categories, mainly restaurants and services in North America.',
  categories: ['location', 'food', 'marketing'],
  capabilities: [
    'business search',
    'places search',
    'reviews',
    'ratings',
    'opening hours',
    'restaurant search',
    'place photos',
  ],
  useCases: ['restaurants nearby', 'reviews of a business', 'travel guide'],
  synonyms: ['local businesses', 'customer reviews', 'venues'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on the number of calls and on data.',
    freeTier: 'A trial',
    checked: null,
  },
  urls: {
    website: 'https://business.yelp.com/data/',
    registration: 'https://www.yelp.com/developers/v3/manage_app',
    documentation: 'https://docs.developer.yelp.com/',
    developerPortal: 'https://www.yelp.com/developers/v3/manage_app',
    apiReference: 'https://docs.developer.yelp.com/reference',
  },
  domains: ['yelp.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.yelp.com/v3',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/businesses/search', summary: 'Find businesses' },
    { method: 'GET', path: '/businesses/{business_id_or_alias}', summary: 'Get a business' },
    { method: 'GET', path: '/businesses/{business_id_or_alias}/reviews', summary: 'List reviews' },
    { method: 'GET', path: '/autocomplete', summary: 'Autocomplete a name' },
    { method: 'GET', path: '/categories', summary: 'List categories' },
  ],
  popularity: 4,
  directoryId: null,
};
