import type { CuratedApi } from '#src/curated-api.ts';

export const mollie: CuratedApi = {
  slug: 'mollie',
  name: 'Mollie',
  description:
    'Online payments for European merchants: cards, iDEAL, Bancontact, SEPA, Klarna and others, with subscriptions, refunds and payment links.',
  categories: ['payments', 'finance', 'e-commerce'],
  capabilities: [
    'accept payments',
    'credit card payments',
    'online checkout',
    'payment links',
    'subscriptions',
    'recurring billing',
    'refunds',
    'bank transfers',
    'digital wallets',
    'buy now pay later',
    'marketplace payments',
    'webhooks',
  ],
  useCases: ['online store checkout', 'donations', 'SaaS subscriptions', 'invoices with a payment link'],
  synonyms: ['payment gateway', 'payment processing', 'iDEAL', 'SEPA', 'PSP', 'Europe'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A fee per successful payment, depending on the method; no monthly fee.',
    freeTier: 'A test mode',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.mollie.com/',
    registration: 'https://my.mollie.com/dashboard/signup',
    documentation: 'https://docs.mollie.com/',
    developerPortal: 'https://my.mollie.com/dashboard/developers/api-keys',
    apiReference: 'https://docs.mollie.com/reference/overview',
  },
  domains: ['mollie.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.mollie.com',
  keyHint: 'test_… or live_…',
  oauth: {
    authorizationUrl: 'https://my.mollie.com/oauth2/authorize',
    tokenUrl: 'https://api.mollie.com/oauth2/tokens',
    scopes: ['payments.read', 'payments.write'],
  },
  operations: [
    {
      method: 'POST',
      path: '/v2/payments',
      summary: 'Create a payment',
    },
    {
      method: 'GET',
      path: '/v2/payments/{paymentId}',
      summary: 'Get the status of a payment',
    },
    {
      method: 'POST',
      path: '/v2/payments/{paymentId}/refunds',
      summary: 'Refund a payment',
    },
    {
      method: 'GET',
      path: '/v2/methods',
      summary: 'List payment methods',
    },
    {
      method: 'POST',
      path: '/v2/payment-links',
      summary: 'Create a payment link',
    },
    {
      method: 'POST',
      path: '/v2/customers/{customerId}/subscriptions',
      summary: 'Start a subscription',
    },
  ],
  popularity: 4,
  directoryId: null,
};
