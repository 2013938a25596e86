import type { CuratedApi } from '#src/curated-api.ts';

export const duffel: CuratedApi = {
  slug: 'duffel',
  name: 'Duffel',
  description:
    'Searches and books flights from hundreds of airlines, with seats, bags and changes, and books hotel rooms.',
  categories: ['travel'],
  capabilities: [
    'flight search',
    'flight booking',
    'flight prices',
    'hotel search',
    'hotel booking',
    'seat maps',
    'webhooks',
  ],
  useCases: ['travel booking site', 'business travel tool', 'comparing flights', 'travel assistant'],
  synonyms: ['airline tickets', 'NDC', 'GDS alternative', 'flights', 'Amadeus alternative', 'airfare'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A fee per order and for extras; searches beyond a certain ratio to orders are billed.',
    freeTier: 'A test mode with a fictitious airline',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://duffel.com/',
    registration: 'https://app.duffel.com/join',
    documentation: 'https://duffel.com/docs',
    developerPortal: 'https://app.duffel.com/',
    apiReference: 'https://duffel.com/docs/api/overview/welcome',
  },
  domains: ['duffel.com'],
  keyPlacement: {
    type: 'bearer',
  },
  headers: { 'Duffel-Version': 'v2' },
  baseUrl: 'https://api.duffel.com',
  keyHint: 'duffel_test_… or duffel_live_…',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/air/offer_requests',
      summary: 'Search flights',
    },
    {
      method: 'GET',
      path: '/air/offers',
      summary: 'List the offers of a search',
    },
    {
      method: 'POST',
      path: '/air/orders',
      summary: 'Book a flight',
    },
    {
      method: 'GET',
      path: '/air/orders/{id}',
      summary: 'Get a booking',
    },
    {
      method: 'GET',
      path: '/air/airlines',
      summary: 'List airlines',
    },
    {
      method: 'POST',
      path: '/stays/search',
      summary: 'Search hotel rooms',
    },
  ],
  popularity: 3,
  directoryId: null,
};
