import type { CuratedApi } from '#src/curated-api.ts';

export const klarna: CuratedApi = {
  slug: 'klarna',
  name: 'Klarna',
  description:
    'Lets shoppers pay later, in instalments or at once, while the shop is paid up front; orders are captured and refunded by API.',
  categories: ['payments', 'finance', 'e-commerce'],
  capabilities: ['accept payments', 'buy now pay later', 'online checkout', 'refunds', 'recurring billing'],
  useCases: ['online store checkout', 'payment in instalments', 'express checkout'],
  synonyms: ['BNPL', 'instalments', 'invoice payment', 'pay later', 'financing'],
  pricing: {
    model: 'contact-sales',
    summary: 'A fee per order and a percentage, depending on the country and the contract.',
    freeTier: 'A playground for testing',
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
  // The host for Europe: other regions, and the playground, have their own hosts.
  baseUrl: 'https://api.klarna.com',
  keyHint: "The API credentials' USERNAME:PASSWORD",
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
      summary: 'Get an order',
    },
    {
      method: 'POST',
      path: '/ordermanagement/v1/orders/{order_id}/captures',
      summary: 'Capture an order',
    },
    {
      method: 'POST',
      path: '/ordermanagement/v1/orders/{order_id}/refunds',
      summary: 'Refund a payment',
    },
  ],
  popularity: 4,
  directoryId: 'klarna.com',
};
