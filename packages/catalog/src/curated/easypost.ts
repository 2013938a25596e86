import type { CuratedApi } from '#src/curated-api.ts';

export const easypost: CuratedApi = {
  slug: 'easypost',
  name: 'EasyPost',
  description:
    'Shipping with more than a hundred carriers through one API: rates, labels, tracking, insurance and address verification.',
  categories: ['logistics', 'e-commerce'],
  capabilities: [
    'shipping rates',
    'shipping labels',
    'package tracking',
    'address validation',
    'shipping insurance',
    'returns',
    'webhooks',
  ],
  useCases: ['shipping in an online store', 'tracking page', 'carrier comparison', 'returns portal'],
  synonyms: ['USPS', 'UPS', 'FedEx', 'DHL', 'parcel', 'delivery', 'postage', 'carrier'],
  pricing: {
    model: 'freemium',
    summary: 'A small fee per label beyond a free monthly number, plus postage at discounted rates.',
    freeTier: 'A monthly allowance of labels, and test keys',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.easypost.com/',
    registration: 'https://www.easypost.com/signup',
    documentation: 'https://docs.easypost.com/',
    developerPortal: 'https://www.easypost.com/account/api-keys',
    apiReference: 'https://docs.easypost.com/',
  },
  domains: ['easypost.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: 'https://api.easypost.com',
  keyHint: 'API_KEY: with an empty password; test keys begin with EZTK, live ones with EZAK',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v2/shipments',
      summary: 'Create a shipment and get rates',
    },
    {
      method: 'POST',
      path: '/v2/shipments/{id}/buy',
      summary: 'Buy a label',
    },
    {
      method: 'POST',
      path: '/v2/trackers',
      summary: 'Track a parcel',
    },
    {
      method: 'POST',
      path: '/v2/addresses',
      summary: 'Store or check an address',
    },
    {
      method: 'POST',
      path: '/v2/refunds',
      summary: 'Cancel labels',
    },
  ],
  popularity: 4,
  directoryId: null,
};
