import type { CuratedApi } from '#src/curated-api.ts';

export const expediaRapid: CuratedApi = {
  slug: 'expedia-rapid',
  name: 'Expedia Rapid API',
  alsoCalled: ['Expedia'],
  description:
    'Hotels and holiday homes from Expedia Group with content, prices, booking and changes, for partners.',
  categories: ['travel'],
  capabilities: ['hotel search', 'hotel booking', 'room availability', 'vacation rentals', 'travel content'],
  useCases: ['travel agency', 'loyalty shop', 'hotels in a travel shop'],
  synonyms: ['accommodation', 'EPS', 'lodging'],
  pricing: {
    model: 'contact-sales',
    summary: 'Priced by contract; partners earn a margin or commission.',
    freeTier: 'A test environment',
    checked: null,
  },
  urls: {
    website: 'https://partner.expediagroup.com/',
    registration: 'https://partner.expediagroup.com/en-us/join-us/rapid-api',
    documentation: 'https://developers.expediagroup.com/rapid',
    developerPortal: 'https://developers.expediagroup.com/',
    apiReference: 'https://developers.expediagroup.com/rapid/lodging',
  },
  domains: ['expediagroup.com', 'ean.com', 'expedia.com'],
  keyPlacement: { type: 'header', name: 'Authorization' },
  baseUrl: 'https://test.ean.com',
  keyHint: 'EAN apikey=…,signature=…,timestamp=…, generated for each call',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v3/properties/availability', summary: 'Find available rooms and prices' },
    { method: 'GET', path: '/v3/properties/content', summary: 'Get information about hotels' },
    { method: 'GET', path: '/v3/regions', summary: 'List regions' },
    { method: 'POST', path: '/v3/itineraries', summary: 'Book a room' },
  ],
  popularity: 3,
  directoryId: null,
};
