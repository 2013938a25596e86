import type { CuratedApi } from '#src/curated-api.ts';

export const revenuecat: CuratedApi = {
  slug: 'revenuecat',
  name: 'RevenueCat',
  description:
    'In-app purchases and subscriptions for mobile apps across Apple, Google, Amazon and the web: entitlements, paywalls and metrics.',
  categories: ['payments', 'developer-tools', 'analytics'],
  capabilities: [
    'in-app purchases',
    'subscriptions',
    'paywalls',
    'entitlements',
    'subscription analytics',
    'webhooks',
  ],
  useCases: ['paid version of a mobile app', 'one subscription across phone and web', 'paywall tests'],
  synonyms: ['StoreKit', 'Google Play Billing', 'app monetization', 'IAP'],
  pricing: {
    model: 'freemium',
    summary: 'A percentage of monthly revenue above a threshold.',
    freeTier: 'Monthly revenue up to a threshold',
    checked: null,
  },
  urls: {
    website: 'https://www.revenuecat.com/',
    registration: 'https://app.revenuecat.com/signup',
    documentation: 'https://www.revenuecat.com/docs',
    developerPortal: 'https://app.revenuecat.com/',
    apiReference: 'https://www.revenuecat.com/docs/api-v2',
  },
  domains: ['revenuecat.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.revenuecat.com',
  keyHint: 'sk_…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v2/projects', summary: 'List projects' },
    { method: 'GET', path: '/v2/projects/{project_id}/customers', summary: 'List customers' },
    {
      method: 'GET',
      path: '/v2/projects/{project_id}/customers/{customer_id}/active_entitlements',
      summary: "Get a customer's entitlements",
    },
    { method: 'GET', path: '/v2/projects/{project_id}/metrics/overview', summary: 'Get the key metrics' },
    { method: 'GET', path: '/v1/subscribers/{app_user_id}', summary: 'Get a subscriber' },
  ],
  popularity: 3,
  directoryId: null,
};
