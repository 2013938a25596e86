import type { CuratedApi } from '#src/curated-api.ts';

export const dhl: CuratedApi = {
  slug: 'dhl',
  name: 'DHL',
  description:
    'Tracking over all parts of DHL, and rates, labels and pick-ups of its express and parcel services, each with an access of its own.',
  categories: ['logistics'],
  capabilities: [
    'package tracking',
    'shipping labels',
    'shipping rates',
    'pick-up scheduling',
    'service points',
    'customs forms',
  ],
  useCases: ['following parcels', 'labels with an own contract', 'delivery abroad'],
  synonyms: ['DHL Express', 'Deutsche Post', 'carrier', 'parcels', 'courier'],
  pricing: {
    model: 'free',
    summary: 'The API is free; shipments cost by contract with the carrier.',
    freeTier: 'All of it',
    checked: null,
  },
  urls: {
    website: 'https://developer.dhl.com/',
    registration: 'https://developer.dhl.com/user/register',
    documentation: 'https://developer.dhl.com/documentation',
    developerPortal: 'https://developer.dhl.com/user/apps',
    apiReference: 'https://developer.dhl.com/api-catalog',
  },
  domains: ['dhl.com'],
  keyPlacement: { type: 'header', name: 'DHL-API-Key' },
  baseUrl: 'https://api-eu.dhl.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/track/shipments', summary: 'Follow a parcel' },
    { method: 'GET', path: '/location-finder/v1/find-by-address', summary: 'Find service points' },
  ],
  popularity: 3,
  directoryId: null,
};
