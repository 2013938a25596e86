import type { CuratedApi } from '#src/curated-api.ts';

export const amazonSellingPartner: CuratedApi = {
  slug: 'amazon-selling-partner',
  name: 'Amazon Selling Partner API',
  alsoCalled: ['Amazon Seller', 'SP-API', 'Amazon SP API', 'Seller Central'],
  description:
    'What sellers do on Amazon: listings, orders, stock, prices, reports, fulfillment and payments.',
  categories: ['e-commerce', 'logistics'],
  capabilities: [
    'marketplace listings',
    'orders',
    'inventory',
    'product prices',
    'sales reports',
    'fulfillment',
    'product catalogue',
  ],
  useCases: ['Amazon orders in the books', 'stock across many shops', 'prices that follow competitors'],
  synonyms: ['sell on Amazon', 'FBA', 'MWS', 'multichannel'],
  pricing: {
    model: 'free',
    summary: 'Free, with limits per operation; the announced fee for app developers has been cancelled.',
    freeTier: 'Entirely free',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developer.amazonservices.com/',
    registration: 'https://sellercentral.amazon.com/sellingpartner/developerconsole',
    documentation: 'https://developer-docs.amazon.com/sp-api/',
    developerPortal: 'https://sellercentral.amazon.com/sellingpartner/developerconsole',
    apiReference: 'https://developer-docs.amazon.com/sp-api/reference',
  },
  domains: [
    'developer.amazonservices.com',
    'amazonservices.com',
    'sellercentral.amazon.com',
    'developer-docs.amazon.com',
    'sellingpartnerapi-na.amazon.com',
    'amazon.com',
  ],
  keyPlacement: { type: 'header', name: 'x-amz-access-token' },
  baseUrl: 'https://sellingpartnerapi-na.amazon.com',
  keyHint: 'Atza|…, an access token that expires after an hour',
  oauth: {
    authorizationUrl: 'https://sellercentral.amazon.com/apps/authorize/consent',
    tokenUrl: 'https://api.amazon.com/auth/o2/token',
    scopes: [],
  },
  operations: [
    {
      method: 'GET',
      path: '/sellers/v1/marketplaceParticipations',
      summary: "List the seller's marketplaces",
    },
    { method: 'GET', path: '/orders/2026-01-01/orders', summary: 'List orders' },
    { method: 'GET', path: '/listings/2021-08-01/items/{sellerId}/{sku}', summary: 'Get a listing' },
    { method: 'GET', path: '/fba/inventory/v1/summaries', summary: 'Get the stock' },
    { method: 'POST', path: '/reports/2021-06-30/reports', summary: 'Request a report' },
  ],
  popularity: 4,
  directoryId: null,
};
