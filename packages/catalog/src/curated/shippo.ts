import type { CuratedApi } from '#src/curated-api.ts';

export const shippo: CuratedApi = {
  slug: 'shippo',
  name: 'Shippo',
  description:
    'Shipping for shops: compares carriers, buys labels, tracks parcels, checks addresses and prints customs documents.',
  categories: ['logistics', 'e-commerce'],
  capabilities: [
    'shipping rates',
    'shipping labels',
    'package tracking',
    'address validation',
    'returns',
    'customs documents',
    'webhooks',
  ],
  useCases: ['shipping in an online store', 'tracking page', 'carrier comparison', 'returns portal'],
  synonyms: ['USPS', 'UPS', 'FedEx', 'DHL', 'parcel', 'delivery', 'postage', 'carrier'],
  pricing: {
    model: 'freemium',
    summary: 'A fee per label or a monthly plan, plus postage at discounted rates.',
    freeTier: 'A monthly allowance of labels, and test tokens',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://goshippo.com/',
    registration: 'https://apps.goshippo.com/join',
    documentation: 'https://docs.goshippo.com/',
    developerPortal: 'https://apps.goshippo.com/settings/api',
    apiReference: 'https://docs.goshippo.com/shippoapi/public-api/',
  },
  domains: ['goshippo.com', 'shippo.com'],
  keyPlacement: {
    type: 'header',
    name: 'Authorization',
    prefix: 'ShippoToken ',
  },
  baseUrl: 'https://api.goshippo.com',
  keyHint: 'shippo_test_… or shippo_live_…',
  oauth: {
    authorizationUrl: 'https://goshippo.com/oauth/authorize',
    tokenUrl: 'https://goshippo.com/oauth/access_token',
    scopes: ['*'],
  },
  operations: [
    {
      method: 'POST',
      path: '/shipments',
      summary: 'Create a shipment and get rates',
    },
    {
      method: 'POST',
      path: '/transactions',
      summary: 'Buy a label',
    },
    {
      method: 'GET',
      path: '/tracks/{carrier}/{tracking_number}',
      summary: 'Track a parcel',
    },
    {
      method: 'POST',
      path: '/addresses',
      summary: 'Store or check an address',
    },
    {
      method: 'GET',
      path: '/carrier_accounts',
      summary: 'List carriers',
    },
  ],
  popularity: 4,
  directoryId: null,
};
