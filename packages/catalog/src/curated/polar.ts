import type { CuratedApi } from '#src/curated-api.ts';

export const polar: CuratedApi = {
  slug: 'polar',
  name: 'Polar',
  alsoCalled: ['Polar sh'],
  description:
    'Sells software on behalf of its makers as merchant of record: checkout, subscriptions, usage, taxes, licence keys and repository access. Open source.',
  categories: ['payments', 'tax', 'developer-tools'],
  capabilities: [
    'online checkout',
    'subscriptions',
    'usage-based billing',
    'merchant of record',
    'licence keys',
    'sales tax calculation',
    'refunds',
  ],
  useCases: ['SaaS subscriptions', 'selling a desktop app', 'paid access to a repository'],
  synonyms: ['payment gateway', 'billing', 'MoR', 'open source', 'Lemon Squeezy alternative'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A percentage plus a fixed fee per sale, tax handling included; plans lower it.',
    freeTier: 'A sandbox',
    checked: null,
  },
  urls: {
    website: 'https://polar.sh/',
    registration: 'https://polar.sh/login',
    documentation: 'https://polar.sh/docs',
    developerPortal: 'https://polar.sh/dashboard',
    apiReference: 'https://polar.sh/docs/api-reference/introduction',
  },
  domains: ['polar.sh'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.polar.sh',
  keyHint: 'polar_oat_…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/products/', summary: 'List products' },
    { method: 'POST', path: '/v1/checkouts/', summary: 'Start a checkout' },
    { method: 'GET', path: '/v1/subscriptions/', summary: 'List subscriptions' },
    { method: 'GET', path: '/v1/orders/', summary: 'List orders' },
    { method: 'POST', path: '/v1/customer-portal/license-keys/validate', summary: 'Check a licence key' },
  ],
  popularity: 2,
  directoryId: null,
};
