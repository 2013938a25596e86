import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const plaid: ProviderCodes = {
  name: 'Plaid',
  slugs: ['plaid'],
  hosts: ['*.plaid.com'],
  source: 'https://plaid.com/docs/errors/',
  checked: '2026-11-22',
  codes: {
    ITEM_LOGIN_REQUIRED: [
      'customer',
      'The customer has to sign in at their bank again: open Link in update mode for this item.',
    ],
    INVALID_CREDENTIALS: ['customer', 'The customer gave a wrong login of their bank.'],
    ITEM_LOCKED: ['customer', 'The bank has locked the login of the customer.'],
    USER_SETUP_REQUIRED: ['customer', 'The customer has something to do at their bank first.'],
    NO_ACCOUNTS: ['customer', 'The customer has no account of this kind at the bank.'],
    PRODUCT_NOT_READY: [
      'not-ready',
      'The data is not ready yet: wait for the webhook, or try again shortly.',
    ],
    PRODUCTS_NOT_SUPPORTED: ['request', 'The bank does not support this product.'],
    INVALID_API_KEYS: [
      'credential',
      'The API does not accept the key: client id and secret are wrong, or are of another environment (sandbox or production).',
    ],
    INVALID_ACCESS_TOKEN: [
      'credential',
      'The access token of the item is wrong, or is of another environment.',
    ],
    UNAUTHORIZED_ENVIRONMENT: ['not-enabled', 'The account is not enabled for this environment.'],
    PRODUCT_NOT_ENABLED: ['not-enabled', 'The account is not enabled for this product.'],
    RATE_LIMIT_EXCEEDED: 'rate-limit',
    TRANSACTIONS_LIMIT: 'rate-limit',
    ITEM_NOT_FOUND: 'not-found',
    MISSING_FIELDS: ['request', 'A required field is missing.'],
    INVALID_FIELD: 'request',
    INVALID_BODY: 'request',
    INSTITUTION_DOWN: ['server', 'The bank is down. Try again later.'],
    INSTITUTION_NOT_RESPONDING: ['server', 'The bank does not respond. Try again later.'],
    INTERNAL_SERVER_ERROR: 'server',
    PLANNED_MAINTENANCE: ['server', 'The API is under maintenance. Try again later.'],
  },
};
