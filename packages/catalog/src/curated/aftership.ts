import type { CuratedApi } from '#src/curated-api.ts';

export const aftership: CuratedApi = {
  slug: 'aftership',
  name: 'AfterShip',
  description:
    'Follows parcels of more than a thousand carriers, with one status for all, branded pages, notices and returns.',
  categories: ['logistics', 'e-commerce'],
  capabilities: [
    'package tracking',
    'delivery notifications',
    'delivery estimates',
    'returns',
    'webhooks',
    'multi-carrier tracking',
  ],
  useCases: ['where is my order', 'delay notices', 'tracking page of a shop'],
  synonyms: ['shipment tracking', 'parcel status', 'order tracking'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of shipments.',
    freeTier: 'A number of shipments each month',
    checked: null,
  },
  urls: {
    website: 'https://www.aftership.com/',
    registration: 'https://accounts.aftership.com/register',
    documentation: 'https://www.aftership.com/docs/tracking',
    developerPortal: 'https://admin.aftership.com/settings/api-keys',
    apiReference: 'https://www.aftership.com/docs/tracking',
  },
  domains: ['aftership.com'],
  keyPlacement: { type: 'header', name: 'as-api-key' },
  baseUrl: 'https://api.aftership.com',
  keyHint: 'asat_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/tracking/2026-07/trackings', summary: 'Follow a parcel' },
    { method: 'GET', path: '/tracking/2026-07/trackings', summary: 'List parcels' },
    { method: 'GET', path: '/tracking/2026-07/trackings/{id}', summary: 'Read a parcel' },
    { method: 'POST', path: '/tracking/2026-07/couriers/detect', summary: 'Find the carrier of a number' },
    { method: 'GET', path: '/tracking/2026-07/couriers', summary: 'List carriers' },
  ],
  popularity: 3,
  directoryId: null,
};
