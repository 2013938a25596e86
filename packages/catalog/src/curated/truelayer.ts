import type { CuratedApi } from '#src/curated-api.ts';

export const truelayer: CuratedApi = {
  slug: 'truelayer',
  name: 'TrueLayer',
  description:
    "Open banking in Europe and the United Kingdom: payments straight from a bank account, payouts, and account data with the customer's consent.",
  categories: ['finance', 'payments'],
  capabilities: [
    'open banking',
    'pay by bank',
    'instant bank payments',
    'payouts',
    'bank account data',
    'bank transactions',
    'identity verification',
  ],
  useCases: ['top-up by bank transfer', 'income check', 'budget app'],
  synonyms: ['PSD2', 'account to account', 'AISP', 'PISP'],
  pricing: {
    model: 'contact-sales',
    summary: 'Priced per payment or connection, agreed by contract.',
    freeTier: 'A sandbox',
    checked: null,
  },
  urls: {
    website: 'https://truelayer.com/',
    registration: 'https://console.truelayer.com/',
    documentation: 'https://docs.truelayer.com/',
    developerPortal: 'https://console.truelayer.com/',
    apiReference: 'https://docs.truelayer.com/reference',
  },
  domains: ['truelayer.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.truelayer.com',
  keyHint: 'An access token obtained with the client ID and secret',
  oauth: {
    authorizationUrl: 'https://auth.truelayer.com/',
    tokenUrl: 'https://auth.truelayer.com/connect/token',
    scopes: ['info', 'accounts', 'balance', 'transactions'],
  },
  operations: [
    { method: 'POST', path: '/v3/payments', summary: 'Start a payment' },
    { method: 'GET', path: '/v3/payments/{id}', summary: 'Get a payment' },
    { method: 'GET', path: '/data/v1/accounts', summary: 'List accounts' },
    { method: 'GET', path: '/data/v1/accounts/{account_id}/transactions', summary: 'List transactions' },
    { method: 'POST', path: '/v3/payouts', summary: 'Send a payout' },
  ],
  popularity: 3,
  directoryId: null,
};
