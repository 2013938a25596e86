import type { CuratedApi } from '#src/curated-api.ts';

export const aftership: CuratedApi = {
  slug: 'aftership',
  name: 'AfterShip',
  description:
    'Tracks parcels from more than a thousand carriers with one unified status, branded pages, notifications and returns.',
  categories: ['logistics', 'e-commerce'],
  capabilities: [
    'package tracking',
    'delivery notifications',
    'delivery estimates',
    'returns',
    'webhooks',
    'multi-carrier tracking',
  ],
  useCases: ['answering "where is my order"', 'delay notifications', 'shop tracking page'],
  synonyms: ['shipment tracking', 'parcel status', 'order tracking'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of shipments.',
    freeTier: 'A monthly allowance of shipments',
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
    { method: 'POST', path: '/tracking/2026-07/trackings', summary: 'Track a parcel' },
    { method: 'GET', path: '/tracking/2026-07/trackings', summary: 'List parcels' },
    { method: 'GET', path: '/tracking/2026-07/trackings/{id}', summary: 'Get a parcel' },
    {
      method: 'POST',
      path: '/tracking/2026-07/couriers/detect',
      summary: 'Detect the carrier of a tracking number',
    },
    { method: 'GET', path: '/tracking/2026-07/couriers', summary: 'List carriers' },
  ],
  popularity: 3,
  directoryId: null,
};
