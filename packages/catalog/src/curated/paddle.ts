import type { CuratedApi } from '#src/curated-api.ts';

export const paddle: CuratedApi = {
  slug: 'paddle',
  name: 'Paddle',
  description:
    'Sells software on behalf of its makers as merchant of record: checkout, subscriptions, sales tax in all countries, invoices and refunds.',
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
  useCases: ['SaaS subscriptions', 'selling an app worldwide', 'software licences'],
  synonyms: ['payment gateway', 'billing', 'VAT', 'MoR', 'reseller'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A percentage plus a fixed fee per sale, tax handling included.',
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
    { method: 'POST', path: '/adjustments', summary: 'Refund a sale' },
  ],
  popularity: 4,
  directoryId: null,
};
