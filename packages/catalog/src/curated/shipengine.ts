import type { CuratedApi } from '#src/curated-api.ts';

export const shipengine: CuratedApi = {
  slug: 'shipengine',
  name: 'ShipStation API (formerly ShipEngine)',
  alsoCalled: ['ShipEngine', 'ShipStation'],
  description:
    "Labels, rates, tracking and address checks across many carriers, under the sender's own contracts or those of the service.",
  categories: ['logistics', 'e-commerce'],
  capabilities: [
    'shipping labels',
    'shipping rates',
    'package tracking',
    'address verification',
    'returns',
    'customs forms',
  ],
  useCases: ['shop labels', 'carrier comparison', 'marketplace with many sellers'],
  synonyms: ['parcels', 'carriers', 'UPS', 'FedEx', 'USPS', 'multi-carrier'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans plus a price per label.',
    freeTier: 'Labels with some carriers, and a sandbox',
    checked: null,
  },
  urls: {
    website: 'https://www.shipengine.com/',
    registration: 'https://dashboard.shipengine.com/signup',
    documentation: 'https://docs.shipstation.com/',
    developerPortal: 'https://dashboard.shipengine.com/',
    apiReference: 'https://docs.shipstation.com/apis/openapi',
  },
  domains: ['shipstation.com', 'shipengine.com'],
  keyPlacement: { type: 'header', name: 'API-Key' },
  baseUrl: 'https://api.shipstation.com',
  keyHint: 'TEST_… or a live key',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v2/rates', summary: 'Compare rates' },
    { method: 'POST', path: '/v2/labels', summary: 'Create a label' },
    { method: 'GET', path: '/v2/tracking', summary: 'Track a parcel' },
    { method: 'POST', path: '/v2/addresses/validate', summary: 'Check addresses' },
    { method: 'GET', path: '/v2/carriers', summary: 'List carriers' },
  ],
  popularity: 3,
  directoryId: 'shipengine.com',
};
