import type { CuratedApi } from '#src/curated-api.ts';

export const paystack: CuratedApi = {
  slug: 'paystack',
  name: 'Paystack',
  description:
    'Payments in Africa: cards, bank transfers, mobile money and USSD in Nigeria, Ghana, Kenya, South Africa and others, with payouts and subscriptions.',
  categories: ['payments', 'finance'],
  capabilities: [
    'accept payments',
    'credit card payments',
    'mobile money',
    'bank transfers',
    'subscriptions',
    'payouts',
    'refunds',
    'payment links',
  ],
  useCases: ['online store in Nigeria', 'school fees', 'payouts to drivers'],
  synonyms: ['payment gateway', 'Africa', 'M-Pesa', 'Stripe'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A percentage plus a fixed fee per payment, depending on the country.',
    freeTier: 'A test mode',
    checked: null,
  },
  urls: {
    website: 'https://paystack.com/',
    registration: 'https://dashboard.paystack.com/#/signup',
    documentation: 'https://paystack.com/docs/',
    developerPortal: 'https://dashboard.paystack.com/#/settings/developers',
    apiReference: 'https://paystack.com/docs/api/',
  },
  domains: ['paystack.com', 'paystack.co'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.paystack.co',
  keyHint: 'sk_test_… or sk_live_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/transaction/initialize', summary: 'Start a payment' },
    { method: 'GET', path: '/transaction/verify/{reference}', summary: 'Check a payment' },
    { method: 'GET', path: '/transaction', summary: 'List payments' },
    { method: 'POST', path: '/transfer', summary: 'Send a payout' },
    { method: 'POST', path: '/plan', summary: 'Create a subscription plan' },
    { method: 'GET', path: '/balance', summary: 'Get the balance' },
  ],
  popularity: 3,
  directoryId: null,
};
