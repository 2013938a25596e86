import type { CuratedApi } from '#src/curated-api.ts';

export const flutterwave: CuratedApi = {
  slug: 'flutterwave',
  name: 'Flutterwave',
  description:
    'Payments across Africa: cards, mobile money, bank accounts and transfers in many currencies, with payouts, bills and virtual cards.',
  categories: ['payments', 'finance'],
  capabilities: [
    'accept payments',
    'credit card payments',
    'mobile money',
    'bank transfers',
    'payouts',
    'virtual cards',
    'bill payments',
    'subscriptions',
  ],
  useCases: ['shop for customers in Africa', 'payouts to many countries', 'airtime and bills'],
  synonyms: ['payment gateway', 'Africa', 'M-Pesa'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A percentage of each payment, depending on the country.',
    freeTier: 'A test mode',
    checked: null,
  },
  urls: {
    website: 'https://flutterwave.com/',
    registration: 'https://app.flutterwave.com/register',
    documentation: 'https://developer.flutterwave.com/v3.0/docs',
    developerPortal: 'https://app.flutterwave.com/dashboard/settings/apis',
    apiReference: 'https://developer.flutterwave.com/v3.0/reference',
  },
  domains: ['flutterwave.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.flutterwave.com/v3',
  keyHint: 'FLWSECK-…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/payments', summary: 'Start a payment' },
    { method: 'GET', path: '/transactions/{id}/verify', summary: 'Check a payment' },
    { method: 'GET', path: '/transactions', summary: 'List payments' },
    { method: 'POST', path: '/transfers', summary: 'Send a payout' },
    { method: 'GET', path: '/balances', summary: 'Get the balances' },
  ],
  popularity: 3,
  directoryId: null,
};
