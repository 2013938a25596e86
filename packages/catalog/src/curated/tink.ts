import type { CuratedApi } from '#src/curated-api.ts';

export const tink: CuratedApi = {
  slug: 'tink',
  name: 'Tink',
  description:
    'Open banking across Europe, part of Visa: account data, enriched transactions, income and risk checks, and bank payments.',
  categories: ['finance', 'payments'],
  capabilities: [
    'open banking',
    'bank account data',
    'bank transactions',
    'pay by bank',
    'income verification',
    'account check',
  ],
  useCases: ['budget app', 'loan decision', 'checking who owns an account'],
  synonyms: ['PSD2', 'account aggregation', 'Visa', 'account to account'],
  pricing: {
    model: 'contact-sales',
    summary: 'Priced by product and volume; a self-service plan in some countries.',
    freeTier: 'A sandbox',
    checked: null,
  },
  urls: {
    website: 'https://tink.com/',
    registration: 'https://console.tink.com/signup',
    documentation: 'https://docs.tink.com/',
    developerPortal: 'https://console.tink.com/',
    apiReference: 'https://docs.tink.com/api',
  },
  domains: ['tink.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.tink.com',
  keyHint: 'An access token obtained with the client ID and secret',
  oauth: null,
  operations: [
    { method: 'POST', path: '/api/v1/oauth/token', summary: 'Get an access token' },
    { method: 'GET', path: '/data/v2/accounts', summary: 'List accounts' },
    { method: 'GET', path: '/data/v2/transactions', summary: 'List transactions' },
    { method: 'GET', path: '/api/v1/providers/{market}', summary: 'List the banks of a country' },
  ],
  popularity: 3,
  directoryId: null,
};
