import type { CuratedApi } from '#src/curated-api.ts';

export const dhl: CuratedApi = {
  slug: 'dhl',
  name: 'DHL',
  description:
    'Tracking across all DHL divisions, plus rates, labels and pick-ups for its express and parcel services, each with separate access.',
  categories: ['logistics'],
  capabilities: [
    'package tracking',
    'shipping labels',
    'shipping rates',
    'pick-up scheduling',
    'service points',
    'customs forms',
  ],
  useCases: ['tracking parcels', 'labels under your own contract', 'international delivery'],
  synonyms: ['DHL Express', 'Deutsche Post', 'carrier', 'parcels', 'courier'],
  pricing: {
    model: 'free',
    summary: 'The API is free; shipments are billed under the contract with the carrier.',
    freeTier: 'The entire API',
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
    { method: 'GET', path: '/track/shipments', summary: 'Track a parcel' },
    { method: 'GET', path: '/location-finder/v1/find-by-address', summary: 'Find service points' },
  ],
  popularity: 3,
  directoryId: null,
};
