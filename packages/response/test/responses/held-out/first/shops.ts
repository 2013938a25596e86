import type { ResponseCase } from '#test/responses/response-case.ts';

export const firstShops: ResponseCase[] = [
  {
    provider: 'Shopify',
    what: 'GraphQL throttled in a 200',
    url: 'https://acme.myshopify.com/admin/api/2025-01/graphql.json',
    method: 'POST',
    status: 200,
    body: {
      errors: [
        {
          message: 'Throttled',
          extensions: { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits' },
        },
      ],
      extensions: {
        cost: {
          requestedQueryCost: 752,
          actualQueryCost: null,
          throttleStatus: { maximumAvailable: 1000, currentlyAvailable: 12, restoreRate: 50 },
        },
      },
    },
    cause: 'rate-limit',
    source: 'https://shopify.dev/docs/api/usage/rate-limits',
  },
  {
    provider: 'Shopify',
    what: 'scope needs approval',
    url: 'https://acme.myshopify.com/admin/api/2025-01/orders.json',
    status: 403,
    body: { errors: '[API] This action requires merchant approval for read_orders scope.' },
    cause: 'permission',
    names: [/read_orders/],
    source: 'https://shopify.dev/docs/api/usage/response-codes',
  },
  {
    provider: 'WooCommerce',
    what: 'user may not list',
    url: 'https://shop.example.com/wp-json/wc/v3/orders',
    status: 401,
    body: {
      code: 'woocommerce_rest_cannot_view',
      message: 'Sorry, you cannot list resources.',
      data: { status: 401 },
    },
    cause: 'permission',
    also: ['credential'],
    source: 'https://woocommerce.github.io/woocommerce-rest-api-docs/#errors',
  },
  {
    provider: 'Amazon Selling Partner API',
    what: 'rate limit called quota',
    url: 'https://sellingpartnerapi-eu.amazon.com/orders/v0/orders',
    status: 429,
    headers: { 'x-amzn-ratelimit-limit': '0.0167' },
    body: {
      errors: [
        {
          code: 'QuotaExceeded',
          message: 'You exceeded your quota for the requested resource.',
          details: '',
        },
      ],
    },
    cause: 'rate-limit',
    source: 'https://developer-docs.amazon.com/sp-api/docs/usage-plans-and-rate-limits',
  },
  {
    provider: 'BigCommerce',
    what: 'reset in milliseconds',
    url: 'https://api.bigcommerce.com/stores/abc/v3/catalog/products',
    status: 429,
    headers: {
      'x-rate-limit-requests-left': '0',
      'x-rate-limit-requests-quota': '150',
      'x-rate-limit-time-reset-ms': '15000',
      'x-rate-limit-time-window-ms': '30000',
    },
    body: {},
    cause: 'rate-limit',
    names: [/\b15 s|15000|15 sec/],
    source: 'https://developer.bigcommerce.com/docs/start/best-practices',
  },
];
