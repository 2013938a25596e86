import type { CuratedApi } from '#src/curated-api.ts';

export const paypal: CuratedApi = {
  slug: 'paypal',
  name: 'PayPal',
  description:
    'Payments from PayPal accounts, cards and local methods, with orders, subscriptions, invoices, disputes and payouts to other people.',
  categories: ['payments', 'finance', 'e-commerce'],
  capabilities: [
    'online checkout',
    'accept payments',
    'credit card payments',
    'subscriptions',
    'recurring billing',
    'invoicing',
    'refunds',
    'payouts',
    'marketplace payments',
    'digital wallets',
    'buy now pay later',
    'dispute handling',
    'webhooks',
  ],
  useCases: ['online store checkout', 'donations', 'payouts to freelancers', 'subscriptions', 'invoices'],
  synonyms: ['payment gateway', 'payment processing', 'Venmo', 'wallet', 'checkout', 'credit card'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'A percentage plus a fixed fee per payment received, depending on the country and payment method; no setup fee.',
    freeTier: 'A sandbox with test accounts',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.paypal.com/',
    registration: 'https://developer.paypal.com/dashboard/',
    documentation: 'https://developer.paypal.com/docs/',
    developerPortal: 'https://developer.paypal.com/dashboard/applications',
    apiReference: 'https://developer.paypal.com/api/rest/',
  },
  domains: ['paypal.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api-m.paypal.com',
  keyHint: 'Access token from POST /v1/oauth2/token with the client ID and secret',
  oauth: {
    authorizationUrl: 'https://www.paypal.com/signin/authorize',
    tokenUrl: 'https://api-m.paypal.com/v1/oauth2/token',
    scopes: ['openid', 'profile', 'email'],
  },
  operations: [
    {
      method: 'POST',
      path: '/v1/oauth2/token',
      summary: 'Exchange client id and secret for an access token',
    },
    {
      method: 'POST',
      path: '/v2/checkout/orders',
      summary: 'Create an order',
      body: { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'USD', value: '10.00' } }] },
    },
    {
      method: 'POST',
      path: '/v2/checkout/orders/{id}/capture',
      summary: 'Capture the payment of an approved order',
    },
    {
      method: 'POST',
      path: '/v2/payments/captures/{capture_id}/refund',
      summary: 'Refund a captured payment',
      body: { amount: { currency_code: 'USD', value: '1.00' } },
    },
    {
      method: 'POST',
      path: '/v1/billing/subscriptions',
      summary: 'Start a subscription',
    },
    {
      method: 'POST',
      path: '/v2/invoicing/invoices',
      summary: 'Draft an invoice',
    },
    {
      method: 'POST',
      path: '/v1/payments/payouts',
      summary: 'Pay many recipients',
    },
  ],
  popularity: 5,
  directoryId: null,
};
