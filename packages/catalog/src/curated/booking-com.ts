import type { CuratedApi } from '#src/curated-api.ts';

export const bookingCom: CuratedApi = {
  slug: 'booking-com',
  name: 'Booking.com Demand API',
  alsoCalled: ['Booking com', 'Booking.com'],
  description:
    'Hotels, flats, cars and attractions from Booking.com, with prices and availability, for partners who refer guests.',
  categories: ['travel'],
  capabilities: [
    'hotel search',
    'hotel booking',
    'room availability',
    'car rental',
    'attractions',
    'reviews',
  ],
  useCases: ['travel site', 'hotels near an event', 'price comparison'],
  synonyms: ['accommodation', 'vacation rentals', 'affiliate'],
  pricing: {
    model: 'free',
    summary: 'Free for partners, who earn a commission; an application is required.',
    freeTier: 'Entirely free for partners',
    checked: null,
  },
  urls: {
    website: 'https://www.booking.com/affiliate-program/',
    registration: 'https://www.booking.com/affiliate-program/v2/index.html',
    documentation: 'https://developers.booking.com/demand/docs',
    developerPortal: 'https://spadmin.booking.com/partner/login-v3.html',
    apiReference: 'https://developers.booking.com/demand/docs/open-api/3.3/demand-api',
  },
  domains: ['booking.com'],
  keyPlacement: {
    type: 'parts',
    main: 'api_key',
    parts: [
      { name: 'affiliate_id', label: 'Affiliate ID', isSecret: false },
      { name: 'api_key', label: 'API key token', isSecret: true },
    ],
    places: [
      { in: 'header', name: 'X-Affiliate-Id', value: '{affiliate_id}' },
      { in: 'header', name: 'Authorization', value: 'Bearer {api_key}' },
    ],
  },
  baseUrl: 'https://demandapi.booking.com/3.3',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/accommodations/search', summary: 'Find places to stay' },
    { method: 'POST', path: '/accommodations/details', summary: 'Get a place' },
    { method: 'POST', path: '/accommodations/availability', summary: 'Get available rooms and prices' },
    { method: 'POST', path: '/cars/search', summary: 'Find cars' },
    { method: 'POST', path: '/common/locations/cities', summary: 'List cities' },
  ],
  popularity: 4,
  directoryId: null,
};
