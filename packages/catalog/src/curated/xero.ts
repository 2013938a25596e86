import type { CuratedApi } from '#src/curated-api.ts';

export const xero: CuratedApi = {
  slug: 'xero',
  name: 'Xero',
  description:
    'Accounting for small companies: invoices, bills, contacts, payments, bank transactions and reports.',
  categories: ['finance', 'tax', 'productivity'],
  capabilities: [
    'accounting',
    'invoicing',
    'bills',
    'bank transactions',
    'financial reports',
    'payroll',
    'customer management',
    'webhooks',
    'expenses',
  ],
  useCases: [
    'invoices from a shop',
    'moving expenses into accounting',
    'financial dashboard',
    'bank reconciliation',
  ],
  synonyms: ['bookkeeping', 'ledger', 'invoices', 'accounts', 'small business', 'QuickBooks alternative'],
  pricing: {
    model: 'subscription',
    summary: 'Companies pay monthly for Xero; app developers pay by tier as their connections grow.',
    freeTier: 'A demo company, and a starter tier with a few connections',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.xero.com/',
    registration: 'https://developer.xero.com/',
    documentation: 'https://developer.xero.com/documentation/',
    developerPortal: 'https://developer.xero.com/app/manage',
    apiReference: 'https://developer.xero.com/documentation/api/accounting/overview',
  },
  domains: ['xero.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.xero.com',
  keyHint: 'OAuth 2.0 access token; a Xero-tenant-id header is also required',
  // The scopes for invoices and payments depend on when the application was created.
  oauth: {
    authorizationUrl: 'https://login.xero.com/identity/connect/authorize',
    tokenUrl: 'https://identity.xero.com/connect/token',
    scopes: ['openid', 'profile', 'email', 'accounting.contacts', 'accounting.settings', 'offline_access'],
  },
  operations: [
    {
      method: 'GET',
      path: '/connections',
      summary: 'List connected companies',
    },
    {
      method: 'GET',
      path: '/api.xro/2.0/Invoices',
      summary: 'List invoices',
    },
    {
      method: 'POST',
      path: '/api.xro/2.0/Invoices',
      summary: 'Create invoices',
    },
    {
      method: 'GET',
      path: '/api.xro/2.0/Contacts',
      summary: 'List contacts',
    },
    {
      method: 'GET',
      path: '/api.xro/2.0/BankTransactions',
      summary: 'List bank transactions',
    },
    {
      method: 'GET',
      path: '/api.xro/2.0/Reports/ProfitAndLoss',
      summary: 'Get a profit and loss report',
    },
  ],
  popularity: 4,
  directoryId: 'xero.com:xero_accounting',
};
