import type { CuratedApi } from '#src/curated-api.ts';

export const stripe: CuratedApi = {
  slug: 'stripe',
  name: 'Stripe',
  builtIn: { slug: 'stripe', is: 'same' },
  description:
    'Online payments for web shops, apps and platforms: cards, wallets and local payment methods, a hosted checkout page, subscriptions and invoices, refunds, and payouts to sellers.',
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
    'marketplace payments',
    'digital wallets',
    'bank transfers',
    'fraud detection',
    'sales tax calculation',
    'in-person payments',
    'webhooks',
  ],
  useCases: [
    'online store checkout',
    'SaaS subscriptions',
    'marketplace with many sellers',
    'donations',
    'invoices to business customers',
  ],
  synonyms: [
    'payment gateway',
    'payment processing',
    'credit card',
    'checkout',
    'billing',
    'Apple Pay',
    'Google Pay',
    'PSP',
  ],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'A percentage plus a fixed fee per successful charge, depending on the country and the payment method; no setup or monthly fee.',
    freeTier: 'A test mode with no time limit',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://stripe.com/',
    registration: 'https://dashboard.stripe.com/register',
    documentation: 'https://docs.stripe.com/',
    developerPortal: 'https://dashboard.stripe.com/apikeys',
    apiReference: 'https://docs.stripe.com/api',
  },
  domains: ['stripe.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.stripe.com',
  keyHint: 'sk_test_… or sk_live_…',
  oauth: {
    authorizationUrl: 'https://connect.stripe.com/oauth/authorize',
    tokenUrl: 'https://connect.stripe.com/oauth/token',
    scopes: ['read_write'],
  },
  operations: [
    {
      method: 'POST',
      path: '/v1/payment_intents',
      summary: 'Start a payment',
    },
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      summary: 'Create a hosted checkout page',
    },
    {
      method: 'POST',
      path: '/v1/customers',
      summary: 'Store a customer',
    },
    {
      method: 'POST',
      path: '/v1/subscriptions',
      summary: 'Start a subscription',
    },
    {
      method: 'POST',
      path: '/v1/refunds',
      summary: 'Refund a charge',
    },
    {
      method: 'GET',
      path: '/v1/charges',
      summary: 'List charges',
    },
    {
      method: 'GET',
      path: '/v1/balance',
      summary: "Get the account's balance",
    },
    {
      method: 'POST',
      path: '/v1/prices',
      summary: 'Set a price for a product',
    },
  ],
  popularity: 5,
  directoryId: 'stripe.com',
};
