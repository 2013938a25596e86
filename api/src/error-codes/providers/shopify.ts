import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const shopify: ProviderCodes = {
  name: 'Shopify',
  slugs: ['shopify'],
  hosts: ['*.myshopify.com'],
  source: 'https://shopify.dev/docs/api/admin-graphql',
  checked: '2026-11-25',
  find: (body) =>
    Object.values(asObject(body.data) ?? {}).some((result) => listOf(asObject(result)?.userErrors).length > 0)
      ? ['userErrors']
      : [],
  messages: [
    [
      /invalid api key or access token/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or of another shop, or the app was uninstalled. It goes into the header X-Shopify-Access-Token.',
      ],
    ],
    [
      /merchant approval/i,
      [
        'permission',
        'The app lacks the access scope that the message names: add it to the app and install the app again.',
      ],
    ],
    [
      /not approved to (?:access|use)|protected[- ]customer/i,
      [
        'permission',
        'The app is not allowed to read protected customer data: request access to it in the settings of the app, beside the scope.',
      ],
    ],
    [
      /unavailable shop/i,
      ['payment', 'The shop is frozen or closed: its owner has to pay, or open it again.'],
    ],
    [
      /calls per second/i,
      [
        'rate-limit',
        'Too many requests to this shop by this app: wait as Retry-After says, or use fewer calls.',
      ],
    ],
  ],
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
    ACCESS_DENIED_SCOPE: 'permission',
    INVALID: 'request',
    BLANK: ['request', 'A field is missing.'],
    TAKEN: ['conflict', 'A record with the same name or value exists already.'],
    NOT_FOUND: 'not-found',
    TOO_LONG: ['request', 'A value is too long.'],
    INVALID_ID: 'not-found',
    PRODUCT_DOES_NOT_EXIST: 'not-found',
    PRODUCT_NOT_FOUND: 'not-found',
    TIMEOUT: ['server', 'The API took too long: try again.'],
    BULK_OPERATION_IN_PROGRESS: [
      'conflict',
      'Another bulk operation is not finished already running: wait for it.',
    ],
    OPERATION_IN_PROGRESS: [
      'conflict',
      'Another request for the same resource is not finished: try again shortly.',
    ],
    LIMIT_EXCEEDED: [
      'quota',
      'A quota of the account is used up: request a larger one, or delete what is not used.',
    ],
    SHOP_NOT_FOUND: 'not-found',
    argumentLiteralsIncompatible: 'request',
    undefinedField: ['request', 'The query names a field that this version of the API does not know.'],
    missingRequiredArguments: ['request', 'A parameter of the query is missing.'],
    INSUFFICIENT_INVENTORY: ['conflict', 'There is not enough in stock, which conflicts with the request.'],
    UNAUTHORIZED: 'credential',
  },
};
