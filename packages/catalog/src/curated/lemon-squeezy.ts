import type { CuratedApi } from '#src/curated-api.ts';

export const lemonSqueezy: CuratedApi = {
  slug: 'lemon-squeezy',
  name: 'Lemon Squeezy',
  description:
    'Sells digital products and subscriptions as merchant of record: checkout, taxes, licence keys, affiliates. It belongs to Stripe, which leads newcomers to its own merchant of record.',
  categories: ['payments', 'e-commerce', 'tax'],
  capabilities: [
    'online checkout',
    'subscriptions',
    'digital downloads',
    'licence keys',
    'sales tax calculation',
    'merchant of record',
    'discounts',
    'affiliate program',
  ],
  useCases: ['selling an e-book', 'SaaS subscriptions', 'licences for a plug-in'],
  synonyms: ['payment gateway', 'billing', 'VAT', 'MoR', 'Stripe'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A percentage and a fixed amount of each sale, taxes handled.',
    freeTier: 'A test mode',
    checked: null,
  },
  urls: {
    website: 'https://www.lemonsqueezy.com/',
    registration: 'https://app.lemonsqueezy.com/register',
    documentation: 'https://docs.lemonsqueezy.com/',
    developerPortal: 'https://app.lemonsqueezy.com/settings/api',
    apiReference: 'https://docs.lemonsqueezy.com/api',
  },
  domains: ['lemonsqueezy.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.lemonsqueezy.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/users/me', summary: 'Read the account' },
    { method: 'GET', path: '/v1/products', summary: 'List products' },
    { method: 'POST', path: '/v1/checkouts', summary: 'Make a checkout page' },
    { method: 'GET', path: '/v1/subscriptions', summary: 'List subscriptions' },
    { method: 'GET', path: '/v1/orders', summary: 'List orders' },
    { method: 'POST', path: '/v1/licenses/validate', summary: 'Check a licence key' },
  ],
  popularity: 2,
  directoryId: null,
};
