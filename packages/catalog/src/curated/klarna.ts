import type { CuratedApi } from '#src/curated-api.ts';

export const klarna: CuratedApi = {
  slug: 'klarna',
  name: 'Klarna',
  description:
    'Lets shoppers pay later, in parts or at once, while the shop gets its money up front; orders are captured and refunded by API.',
  categories: ['payments', 'finance', 'e-commerce'],
  capabilities: [
    'accept payments',
    'buy now pay later',
    'online checkout',
    'refunds',
    'recurring billing',
    'fraud detection',
  ],
  useCases: ['online store checkout', 'payment in instalments', 'express checkout'],
  synonyms: ['BNPL', 'instalments', 'invoice payment', 'pay later', 'financing'],
  pricing: {
    model: 'contact-sales',
    summary: 'A fee per order and a percentage that depend on the country and the contract.',
    freeTier: 'A playground for tests',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.klarna.com/',
    registration: 'https://portal.klarna.com/',
    documentation: 'https://docs.klarna.com/',
    developerPortal: 'https://portal.klarna.com/',
    apiReference: 'https://docs.klarna.com/api/',
  },
  domains: ['klarna.com'],
  keyPlacement: {
    type: 'basic',
  },
  // The host for Europe: other regions, and the playground, have hosts of their own.
  baseUrl: 'https://api.klarna.com',
  keyHint: 'USERNAME:PASSWORD of the API credentials',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/payments/v1/sessions',
      summary: 'Start a payment session',
    },
    {
      method: 'POST',
      path: '/payments/v1/authorizations/{authorizationToken}/order',
      summary: 'Place the order',
    },
    {
      method: 'GET',
      path: '/ordermanagement/v1/orders/{order_id}',
      summary: 'Read an order',
    },
    {
      method: 'POST',
      path: '/ordermanagement/v1/orders/{order_id}/captures',
      summary: 'Take the amount of an order',
    },
    {
      method: 'POST',
      path: '/ordermanagement/v1/orders/{order_id}/refunds',
      summary: 'Pay an amount back',
    },
  ],
  popularity: 4,
  directoryId: 'klarna.com',
};
