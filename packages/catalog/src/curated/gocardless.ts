import type { CuratedApi } from '#src/curated-api.ts';

export const gocardless: CuratedApi = {
  slug: 'gocardless',
  name: 'GoCardless',
  description:
    'Collects payments from bank accounts: direct debits in some 30 countries and instant payments, one-off or recurring.',
  categories: ['payments', 'finance'],
  capabilities: [
    'direct debit',
    'recurring billing',
    'subscriptions',
    'instant bank payments',
    'payouts',
    'refunds',
    'payment links',
  ],
  useCases: ['membership fees', 'collecting rent', 'invoices to business customers'],
  synonyms: ['SEPA', 'ACH', 'Bacs', 'bank debit', 'pay by bank'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A percentage plus a fixed fee per payment, up to a maximum.',
    freeTier: 'A sandbox',
    checked: null,
  },
  urls: {
    website: 'https://gocardless.com/',
    registration: 'https://manage.gocardless.com/sign-up',
    documentation: 'https://developer.gocardless.com/',
    developerPortal: 'https://manage.gocardless.com/developers',
    apiReference: 'https://developer.gocardless.com/api-reference/',
  },
  domains: ['gocardless.com'],
  keyPlacement: { type: 'bearer' },
  headers: { 'GoCardless-Version': '2015-07-06' },
  baseUrl: 'https://api.gocardless.com',
  keyHint: 'live_…',
  oauth: {
    authorizationUrl: 'https://connect.gocardless.com/oauth/authorize',
    tokenUrl: 'https://connect.gocardless.com/oauth/access_token',
    scopes: ['read_write'],
  },
  operations: [
    { method: 'GET', path: '/customers', summary: 'List customers' },
    { method: 'POST', path: '/billing_requests', summary: 'Request a payment or a mandate' },
    { method: 'GET', path: '/mandates', summary: 'List mandates' },
    { method: 'POST', path: '/payments', summary: 'Collect a payment' },
    { method: 'POST', path: '/subscriptions', summary: 'Start a subscription' },
  ],
  popularity: 3,
  directoryId: null,
};
