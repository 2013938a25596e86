import type { CuratedApi } from '#src/curated-api.ts';

export const razorpay: CuratedApi = {
  slug: 'razorpay',
  name: 'Razorpay',
  description:
    'Payments for businesses in India: cards, UPI, netbanking and wallets, with orders, subscriptions, payment links and refunds.',
  categories: ['payments', 'finance', 'e-commerce'],
  capabilities: [
    'accept payments',
    'credit card payments',
    'online checkout',
    'payment links',
    'subscriptions',
    'recurring billing',
    'invoicing',
    'refunds',
    'payouts',
    'bank transfers',
    'digital wallets',
    'marketplace payments',
    'webhooks',
  ],
  useCases: ['online store checkout in India', 'SaaS subscriptions', 'donations', 'payouts to sellers'],
  synonyms: ['payment gateway', 'payment processing', 'UPI', 'netbanking', 'India', 'PSP'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A percentage of each successful payment, depending on the method; no setup fee.',
    freeTier: 'A test mode',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://razorpay.com/',
    registration: 'https://dashboard.razorpay.com/signup',
    documentation: 'https://razorpay.com/docs/',
    developerPortal: 'https://dashboard.razorpay.com/',
    apiReference: 'https://razorpay.com/docs/api/',
  },
  domains: ['razorpay.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: 'https://api.razorpay.com',
  keyHint: 'KEY_ID:KEY_SECRET, where the ID begins with rzp_test_ or rzp_live_',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v1/orders',
      summary: 'Create an order',
    },
    {
      method: 'GET',
      path: '/v1/payments',
      summary: 'List payments',
    },
    {
      method: 'POST',
      path: '/v1/payments/{id}/capture',
      summary: 'Capture an authorised payment',
    },
    {
      method: 'POST',
      path: '/v1/payments/{id}/refund',
      summary: 'Refund a payment',
    },
    {
      method: 'POST',
      path: '/v1/payment_links',
      summary: 'Create a payment link',
    },
    {
      method: 'POST',
      path: '/v1/subscriptions',
      summary: 'Start a subscription',
    },
  ],
  popularity: 4,
  directoryId: null,
};
