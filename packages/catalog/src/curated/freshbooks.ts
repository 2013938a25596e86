import type { CuratedApi } from '#src/curated-api.ts';

export const freshbooks: CuratedApi = {
  slug: 'freshbooks',
  name: 'FreshBooks',
  description:
    'Invoices, expenses, time tracking and accounting for small firms and freelancers, with online payments.',
  categories: ['finance', 'productivity'],
  capabilities: ['invoicing', 'expenses', 'time tracking', 'accounting', 'estimates', 'client records'],
  useCases: ['freelancer invoices', 'hours billed to clients', 'expenses with receipts'],
  synonyms: ['bookkeeping', 'billing', 'small business', 'accounting software'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on the number of clients.',
    freeTier: 'A trial',
    checked: null,
  },
  urls: {
    website: 'https://www.freshbooks.com/',
    registration: 'https://my.freshbooks.com/#/signup',
    documentation: 'https://www.freshbooks.com/api/start',
    developerPortal: 'https://my.freshbooks.com/#/developer',
    apiReference: 'https://www.freshbooks.com/api/start',
  },
  domains: ['freshbooks.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.freshbooks.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://auth.freshbooks.com/oauth/authorize',
    tokenUrl: 'https://api.freshbooks.com/auth/oauth/token',
    scopes: ['user:profile:read', 'user:invoices:read', 'user:invoices:write'],
  },
  operations: [
    { method: 'GET', path: '/auth/api/v1/users/me', summary: 'Get the account' },
    { method: 'GET', path: '/accounting/account/{accountid}/invoices/invoices', summary: 'List invoices' },
    {
      method: 'POST',
      path: '/accounting/account/{accountid}/invoices/invoices',
      summary: 'Create an invoice',
    },
    { method: 'GET', path: '/accounting/account/{accountid}/users/clients', summary: 'List clients' },
    { method: 'GET', path: '/accounting/account/{accountid}/expenses/expenses', summary: 'List expenses' },
  ],
  popularity: 3,
  directoryId: null,
};
