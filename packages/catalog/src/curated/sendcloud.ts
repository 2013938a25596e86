import type { CuratedApi } from '#src/curated-api.ts';

export const sendcloud: CuratedApi = {
  slug: 'sendcloud',
  name: 'Sendcloud',
  description:
    'Shipping for shops in Europe: labels from many carriers, pick-up points, tracking pages and returns.',
  categories: ['logistics', 'e-commerce'],
  capabilities: [
    'shipping labels',
    'shipping rates',
    'package tracking',
    'pick-up points',
    'returns',
    'multi-carrier shipping',
  ],
  useCases: ['shop labels', 'delivery to pick-up points', 'returns page'],
  synonyms: ['parcels', 'DHL', 'PostNL', 'DPD', 'GLS', 'Europe'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans plus a price per label.',
    freeTier: 'A plan with no monthly fee',
    checked: null,
  },
  urls: {
    website: 'https://www.sendcloud.com/',
    registration: 'https://account.sendcloud.com/signup/',
    documentation: 'https://api.sendcloud.dev/',
    developerPortal: 'https://app.sendcloud.com/v2/settings/integrations',
    apiReference: 'https://api.sendcloud.dev/docs/sendcloud-public-api',
  },
  domains: ['sendcloud.com', 'sendcloud.sc', 'sendcloud.dev'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://panel.sendcloud.sc/api',
  keyHint: 'PUBLIC_KEY:SECRET_KEY',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v2/parcels', summary: 'Create a label' },
    { method: 'GET', path: '/v2/parcels', summary: 'List parcels' },
    { method: 'GET', path: '/v2/shipping_methods', summary: 'List shipping methods' },
    { method: 'GET', path: '/v2/tracking/{tracking_number}', summary: 'Track a parcel' },
    { method: 'POST', path: '/v3/shipping-options', summary: 'Compare shipping methods' },
  ],
  popularity: 3,
  directoryId: null,
};
