import type { CuratedApi } from '#src/curated-api.ts';

export const taxjar: CuratedApi = {
  slug: 'taxjar',
  name: 'TaxJar',
  description:
    'Sales tax for e-commerce in the United States and beyond: rates by address, tax for an order, transaction records for filing, and VAT number checks.',
  categories: ['tax', 'finance', 'e-commerce'],
  capabilities: [
    'sales tax calculation',
    'tax rates',
    'tax filing',
    'tax ID validation',
    'VAT calculation',
    'address validation',
  ],
  useCases: ['tax at the online checkout', 'tax on subscriptions', 'shop tax reports'],
  synonyms: ['sales tax', 'VAT', 'nexus', 'tax compliance', 'Stripe'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on the number of orders.',
    freeTier: 'A 30-day trial',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.taxjar.com/',
    registration: 'https://app.taxjar.com/api_sign_up',
    documentation: 'https://developers.taxjar.com/',
    developerPortal: 'https://app.taxjar.com/',
    apiReference: 'https://developers.taxjar.com/api/reference/',
  },
  domains: ['taxjar.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.taxjar.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v2/taxes',
      summary: 'Calculate the tax on an order',
    },
    {
      method: 'GET',
      path: '/v2/rates/{zip}',
      summary: 'Get the tax rates for a place',
    },
    {
      method: 'GET',
      path: '/v2/categories',
      summary: 'List tax categories of products',
    },
    {
      method: 'POST',
      path: '/v2/transactions/orders',
      summary: 'Record an order for filing',
    },
    {
      method: 'GET',
      path: '/v2/validation',
      summary: 'Check a VAT number',
    },
  ],
  popularity: 3,
  directoryId: null,
};
