import type { CuratedApi } from '#src/curated-api.ts';

export const plaid: CuratedApi = {
  slug: 'plaid',
  name: 'Plaid',
  description:
    "Connects an app to its users' bank accounts with their consent: accounts, balances, transactions, identity and the numbers needed to start a bank payment.",
  categories: ['finance', 'payments'],
  capabilities: [
    'bank account linking',
    'account balances',
    'transaction history',
    'identity verification',
    'bank transfers',
    'income verification',
    'open banking',
    'webhooks',
  ],
  useCases: [
    'personal budget app',
    'lending decisions',
    'account check before a bank debit',
    'net worth overview',
  ],
  synonyms: ['open banking', 'bank data', 'fintech', 'ACH', 'account aggregation', 'bank feed'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced by product, either per connected account, per call or per month; yearly contracts for larger volumes.',
    freeTier: 'A sandbox with test banks and a limited number of real connections',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://plaid.com/',
    registration: 'https://dashboard.plaid.com/signup',
    documentation: 'https://plaid.com/docs/',
    developerPortal: 'https://dashboard.plaid.com/developers/keys',
    apiReference: 'https://plaid.com/docs/api/',
  },
  domains: ['plaid.com'],
  keyPlacement: {
    type: 'header',
    name: 'PLAID-SECRET',
  },
  baseUrl: 'https://production.plaid.com',
  keyHint: 'The secret; the client ID goes in a PLAID-CLIENT-ID header',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/link/token/create',
      summary: 'Start the dialog in which a user connects a bank',
    },
    {
      method: 'POST',
      path: '/item/public_token/exchange',
      summary: "Exchange the dialog's result for an access token",
    },
    {
      method: 'POST',
      path: '/accounts/get',
      summary: 'List connected accounts',
    },
    {
      method: 'POST',
      path: '/accounts/balance/get',
      summary: 'Get balances in real time',
    },
    {
      method: 'POST',
      path: '/transactions/sync',
      summary: 'Get new and changed transactions',
    },
    {
      method: 'POST',
      path: '/auth/get',
      summary: 'Get account and routing numbers',
    },
    {
      method: 'POST',
      path: '/identity/get',
      summary: "Get the account holder's identity",
    },
  ],
  popularity: 4,
  directoryId: 'plaid.com',
};
