import type { CuratedApi } from '#src/curated-api.ts';

export const braintree: CuratedApi = {
  slug: 'braintree',
  name: 'Braintree',
  description:
    'A PayPal payment gateway for cards, PayPal, Venmo and wallets, with a vault for payment methods and recurring billing. Its public API is GraphQL.',
  categories: ['payments', 'finance', 'e-commerce'],
  capabilities: [
    'accept payments',
    'credit card payments',
    'online checkout',
    'recurring billing',
    'refunds',
    'digital wallets',
    'fraud detection',
    'subscriptions',
    'webhooks',
  ],
  useCases: ['online store checkout', 'SaaS subscriptions', 'in-app purchases of physical goods'],
  synonyms: ['payment gateway', 'payment processing', 'PayPal', 'Venmo', 'Apple Pay', 'vault'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A percentage plus a fixed fee per transaction, depending on the country and method.',
    freeTier: 'A sandbox',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.braintreepayments.com/',
    registration: 'https://www.braintreepayments.com/sandbox',
    documentation: 'https://developer.paypal.com/braintree/docs/',
    developerPortal: 'https://www.braintreegateway.com/login',
    apiReference: 'https://developer.paypal.com/braintree/graphql/',
  },
  domains: ['braintreepayments.com', 'braintree-api.com', 'braintreegateway.com', 'developer.paypal.com'],
  keyPlacement: {
    type: 'basic',
  },
  headers: { 'Braintree-Version': '2019-01-01' },
  baseUrl: 'https://payments.braintree-api.com',
  keyHint: 'PUBLIC_KEY:PRIVATE_KEY',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/graphql',
      summary: 'Charge, refund, store payment methods and search with GraphQL',
    },
  ],
  popularity: 4,
  directoryId: null,
};
