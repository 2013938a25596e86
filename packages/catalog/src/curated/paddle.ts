import type { CuratedApi } from '#src/curated-api.ts';

export const paddle: CuratedApi = {
  slug: 'paddle',
  name: 'Paddle',
  description:
    'Sells software for its makers as merchant of record: checkout, subscriptions, sales tax in all countries, invoices and refunds.',
  categories: ['payments', 'tax', 'e-commerce'],
  capabilities: [
    'online checkout',
    'subscriptions',
    'recurring billing',
    'sales tax calculation',
    'merchant of record',
    'invoicing',
    'refunds',
    'pricing pages',
  ],
  useCases: ['SaaS subscriptions', 'selling an app worldwide', 'licences for software'],
  synonyms: ['payment gateway', 'billing', 'VAT', 'MoR', 'reseller'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A percentage and a fixed amount of each sale, taxes handled.',
    freeTier: 'A sandbox',
    checked: null,
  },
  urls: {
    website: 'https://www.paddle.com/',
    registration: 'https://login.paddle.com/signup',
    documentation: 'https://developer.paddle.com/',
    developerPortal: 'https://vendors.paddle.com/authentication-v2',
    apiReference: 'https://developer.paddle.com/api-reference/overview',
  },
  domains: ['paddle.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.paddle.com',
  keyHint: 'pdl_live_apikey_… or pdl_sdbx_apikey_…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/products', summary: 'List products' },
    { method: 'GET', path: '/prices', summary: 'List prices' },
    { method: 'POST', path: '/transactions', summary: 'Start a sale' },
    { method: 'GET', path: '/subscriptions', summary: 'List subscriptions' },
    { method: 'GET', path: '/customers', summary: 'List customers' },
    { method: 'POST', path: '/adjustments', summary: 'Pay a sale back' },
  ],
  popularity: 4,
  directoryId: null,
};
