import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const shopify: ProviderCodes = {
  name: 'Shopify',
  slugs: ['shopify'],
  hosts: ['*.myshopify.com'],
  source: 'https://shopify.dev/docs/api/admin-graphql',
  checked: '2026-11-22',
  find: (body) =>
    Object.values(asObject(body.data) ?? {}).some((result) => listOf(asObject(result)?.userErrors).length > 0)
      ? ['userErrors']
      : [],
  codes: {
    userErrors: ['request', 'The mutation was not made: the API does not accept a value in it.'],
    THROTTLED: 'rate-limit',
    MAX_COST_EXCEEDED: [
      'request',
      'The query costs more than one may: request fewer fields or a smaller value of first.',
    ],
    ACCESS_DENIED: [
      'permission',
      'The {key} lacks an access scope for this: add it to the app and install the app again.',
    ],
    SHOP_INACTIVE: ['account', 'The shop is not active.'],
    INTERNAL_SERVER_ERROR: 'server',
  },
};
