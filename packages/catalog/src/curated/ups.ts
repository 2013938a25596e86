import type { CuratedApi } from '#src/curated-api.ts';

export const ups: CuratedApi = {
  slug: 'ups',
  name: 'UPS',
  description:
    "UPS rates, labels, tracking, pick-ups, addresses and locations, using the customer's own account.",
  categories: ['logistics'],
  capabilities: [
    'shipping labels',
    'shipping rates',
    'package tracking',
    'address verification',
    'pick-up scheduling',
    'delivery times',
  ],
  useCases: ['labels under your own contract', 'delivery dates in a shop', 'tracking parcels'],
  synonyms: ['United Parcel Service', 'carrier', 'parcels', 'courier'],
  pricing: {
    model: 'free',
    summary: 'The API is free; shipments are billed under the contract with the carrier.',
    freeTier: 'The entire API',
    checked: null,
  },
  urls: {
    website: 'https://developer.ups.com/',
    registration: 'https://developer.ups.com/get-started',
    documentation: 'https://developer.ups.com/api/reference',
    developerPortal: 'https://developer.ups.com/apps',
    apiReference: 'https://developer.ups.com/api/reference',
  },
  domains: ['ups.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://onlinetools.ups.com',
  keyHint: 'An access token obtained with the client ID and secret',
  oauth: {
    authorizationUrl: 'https://onlinetools.ups.com/security/v1/oauth/authorize',
    tokenUrl: 'https://onlinetools.ups.com/security/v1/oauth/token',
    scopes: [],
  },
  operations: [
    { method: 'POST', path: '/api/rating/v2409/Rate', summary: 'Request a quote' },
    { method: 'POST', path: '/api/shipments/v2409/ship', summary: 'Create a label' },
    { method: 'GET', path: '/api/track/v1/details/{inquiryNumber}', summary: 'Track a parcel' },
    { method: 'POST', path: '/api/addressvalidation/v2/1', summary: 'Check an address' },
  ],
  popularity: 3,
  directoryId: null,
};
