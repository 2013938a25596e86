import type { CuratedApi } from '#src/curated-api.ts';

export const square: CuratedApi = {
  slug: 'square',
  name: 'Square',
  description:
    'Payments, orders, catalogue, customers and staff of a shop that sells with Square, online or at a counter.',
  categories: ['payments', 'e-commerce', 'finance'],
  capabilities: [
    'accept payments',
    'credit card payments',
    'online checkout',
    'payment links',
    'in-person payments',
    'subscriptions',
    'invoicing',
    'refunds',
    'product catalog',
    'order management',
    'inventory management',
    'customer management',
    'digital wallets',
    'appointment booking',
    'gift cards',
    'loyalty programs',
    'webhooks',
  ],
  useCases: [
    'point of sale app',
    'online store checkout',
    'restaurant orders',
    'loyalty programme',
    'appointment bookings',
  ],
  synonyms: ['POS', 'point of sale', 'payment gateway', 'payment processing', 'credit card', 'card reader'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'A percentage plus a fixed fee per payment, different for online and in-person; the API itself is free.',
    freeTier: 'A sandbox with test cards',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://squareup.com/',
    registration: 'https://developer.squareup.com/',
    documentation: 'https://developer.squareup.com/docs',
    developerPortal: 'https://developer.squareup.com/apps',
    apiReference: 'https://developer.squareup.com/reference/square',
  },
  domains: ['squareup.com', 'square.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://connect.squareup.com',
  keyHint: 'EAAA…',
  oauth: {
    authorizationUrl: 'https://connect.squareup.com/oauth2/authorize',
    tokenUrl: 'https://connect.squareup.com/oauth2/token',
    scopes: ['MERCHANT_PROFILE_READ', 'PAYMENTS_READ', 'PAYMENTS_WRITE'],
  },
  operations: [
    {
      method: 'GET',
      path: '/v2/locations',
      summary: "List the shop's locations",
    },
    {
      method: 'POST',
      path: '/v2/payments',
      summary: 'Take a payment',
    },
    {
      method: 'POST',
      path: '/v2/refunds',
      summary: 'Refund a payment',
    },
    {
      method: 'POST',
      path: '/v2/online-checkout/payment-links',
      summary: 'Create a checkout link',
    },
    {
      method: 'POST',
      path: '/v2/orders',
      summary: 'Create an order',
    },
    {
      method: 'GET',
      path: '/v2/catalog/list',
      summary: 'List the catalogue',
    },
    {
      method: 'POST',
      path: '/v2/customers',
      summary: 'Store a customer',
    },
  ],
  popularity: 4,
  directoryId: 'squareup.com',
};
