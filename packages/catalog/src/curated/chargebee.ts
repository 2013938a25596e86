import type { CuratedApi } from '#src/curated-api.ts';

export const chargebee: CuratedApi = {
  slug: 'chargebee',
  name: 'Chargebee',
  description:
    'Subscriptions on top of any payment gateway: plans, trials, usage, invoices, taxes, dunning and revenue reports.',
  categories: ['payments', 'finance'],
  capabilities: [
    'subscriptions',
    'recurring billing',
    'invoicing',
    'usage-based billing',
    'dunning',
    'sales tax calculation',
    'revenue reports',
    'coupons',
  ],
  useCases: ['SaaS subscriptions', 'yearly plans with trials', 'invoices to business customers'],
  synonyms: ['subscription management', 'billing', 'revenue recognition'],
  pricing: {
    model: 'freemium',
    summary: 'A percentage of billings above a threshold, or yearly plans.',
    freeTier: 'Revenue up to a threshold',
    checked: null,
  },
  urls: {
    website: 'https://www.chargebee.com/',
    registration: 'https://www.chargebee.com/trial-signup/',
    documentation: 'https://www.chargebee.com/docs/',
    developerPortal: 'https://app.chargebee.com/',
    apiReference: 'https://apidocs.chargebee.com/docs/api',
  },
  domains: ['chargebee.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: null,
  keyHint: 'API_KEY: with an empty password',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v2/subscriptions', summary: 'List subscriptions' },
    {
      method: 'POST',
      path: '/api/v2/customers/{customer_id}/subscription_for_items',
      summary: 'Start a subscription',
    },
    { method: 'GET', path: '/api/v2/invoices', summary: 'List invoices' },
    { method: 'GET', path: '/api/v2/customers', summary: 'List customers' },
    {
      method: 'POST',
      path: '/api/v2/hosted_pages/checkout_new_for_items',
      summary: 'Create a checkout page',
    },
  ],
  popularity: 3,
  directoryId: null,
};
