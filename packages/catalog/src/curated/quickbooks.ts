import type { CuratedApi } from '#src/curated-api.ts';

export const quickbooks: CuratedApi = {
  slug: 'quickbooks',
  name: 'QuickBooks Online',
  alsoCalled: ['QuickBooks', 'Intuit'],
  description:
    'Accounting for small companies: customers, invoices, bills, payments, expenses and reports in Intuit QuickBooks.',
  categories: ['finance', 'tax', 'productivity'],
  capabilities: [
    'accounting',
    'invoicing',
    'bills',
    'customer management',
    'bank transactions',
    'financial reports',
    'sales tax calculation',
    'webhooks',
    'expenses',
  ],
  useCases: [
    'invoices from a shop',
    'moving expenses into accounting',
    'financial dashboard',
    'matching payments to invoices',
  ],
  synonyms: ['Intuit', 'bookkeeping', 'ledger', 'invoices', 'accounts', 'small business'],
  pricing: {
    model: 'subscription',
    summary:
      'Companies pay monthly for QuickBooks; app developers pay by tier for reads beyond a free allowance.',
    freeTier: 'Sandbox companies, and a builder tier',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://quickbooks.intuit.com/',
    registration: 'https://developer.intuit.com/',
    documentation: 'https://developer.intuit.com/app/developer/qbo/docs/get-started',
    developerPortal: 'https://developer.intuit.com/app/developer/dashboard',
    apiReference:
      'https://developer.intuit.com/app/developer/qbo/docs/api/accounting/most-commonly-used/account',
  },
  domains: ['quickbooks.intuit.com', 'intuit.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://quickbooks.api.intuit.com',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://appcenter.intuit.com/connect/oauth2',
    tokenUrl: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
    scopes: ['com.intuit.quickbooks.accounting'],
  },
  operations: [
    {
      method: 'GET',
      path: '/v3/company/{realmId}/companyinfo/{realmId}',
      summary: 'Get the company',
    },
    {
      method: 'GET',
      path: '/v3/company/{realmId}/query',
      summary: 'Query customers, invoices and more',
    },
    {
      method: 'POST',
      path: '/v3/company/{realmId}/invoice',
      summary: 'Create an invoice',
    },
    {
      method: 'POST',
      path: '/v3/company/{realmId}/customer',
      summary: 'Create a customer',
    },
    {
      method: 'GET',
      path: '/v3/company/{realmId}/reports/ProfitAndLoss',
      summary: 'Get a profit and loss report',
    },
  ],
  popularity: 4,
  directoryId: null,
};
