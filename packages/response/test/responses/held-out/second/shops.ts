import type { ResponseCase } from '#test/responses/response-case.ts';

export const secondShops: ResponseCase[] = [
  {
    provider: 'Shopify',
    what: 'user errors of a mutation in a 200',
    url: 'https://acme.myshopify.com/admin/api/2025-01/graphql.json',
    method: 'POST',
    status: 200,
    body: {
      data: {
        productCreate: {
          product: null,
          userErrors: [{ field: ['input', 'title'], message: "Title can't be blank" }],
        },
      },
    },
    cause: 'request',
    names: [/Title can't be blank/],
    source: 'https://shopify.dev/docs/api/admin-graphql/latest/mutations/productCreate',
  },
  {
    provider: 'Shopify',
    what: 'shop is frozen',
    url: 'https://acme.myshopify.com/admin/api/2025-01/shop.json',
    status: 402,
    body: { errors: 'This shop is unavailable' },
    cause: 'account',
    also: ['payment'],
    source: 'https://shopify.dev/docs/api/usage/response-codes',
  },
  {
    provider: 'Amazon Selling Partner API',
    what: 'token expired, sent as 403',
    url: 'https://sellingpartnerapi-eu.amazon.com/orders/v0/orders',
    status: 403,
    body: {
      errors: [
        {
          message: 'Access to requested resource is denied.',
          code: 'Unauthorized',
          details: 'The access token you provided has expired.',
        },
      ],
    },
    cause: 'credential',
    names: [/expired/],
    source: 'https://developer-docs.amazon.com/sp-api/docs/troubleshooting-403-errors',
  },
  {
    provider: 'eBay',
    what: 'scope of the token',
    url: 'https://api.ebay.com/sell/inventory/v1/inventory_item',
    status: 403,
    body: {
      errors: [
        {
          errorId: 1100,
          domain: 'ACCESS',
          category: 'REQUEST',
          message: 'Access denied',
          longMessage: 'Insufficient permissions to fulfill the request.',
        },
      ],
    },
    cause: 'permission',
    names: [/Insufficient permissions/],
    source: 'https://developer.ebay.com/api-docs/static/oauth-trouble.html',
  },
  {
    provider: 'Klaviyo',
    what: 'JSON:API error with a pointer',
    url: 'https://a.klaviyo.com/api/profiles',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/vnd.api+json' },
    body: {
      errors: [
        {
          id: '67ed',
          status: 400,
          code: 'invalid',
          title: 'Invalid input.',
          detail: 'Invalid phone number format (Example of a valid format: +12345678901)',
          source: { pointer: '/data/attributes/phone_number' },
          links: {},
          meta: {},
        },
      ],
    },
    cause: 'request',
    names: [/phone_number/],
    source: 'https://developers.klaviyo.com/en/docs/rate_limits_and_error_handling',
  },
];
