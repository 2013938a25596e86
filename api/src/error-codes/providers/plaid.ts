import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const USER_LOG: Meaning = [
  'customer',
  'The user has to log in at their bank again: send them through the update mode of Link.',
];
const WRONG_LOGIN: Meaning = [
  'customer',
  'The user gave a wrong name, password or code; the {key} is not the reason.',
];
const USER_ACCOUNT: Meaning = ['customer', 'The user has no account of the kind that this product needs.'];
const LIMIT: Meaning = [
  'quota',
  'A quota of the account is used up: request a larger one, or delete what is not used.',
];
const BANK_HAD: Meaning = ['server', 'The bank had a problem: try again later.'];

export const plaid: ProviderCodes = {
  name: 'Plaid',
  slugs: ['plaid'],
  hosts: ['*.plaid.com'],
  source: 'https://plaid.com/docs/errors/',
  checked: '2026-11-25',
  messages: [
    [
      /wrong plaid environment/i,
      [
        'elsewhere',
        'The access token of the item is of another environment: call the other host (sandbox.plaid.com or production.plaid.com), with the secret of that environment.',
      ],
    ],
  ],
  codes: {
    ADDITIONAL_CONSENT_REQUIRED: [
      'customer',
      'The user has not consented to this product: open Link in update mode for this item, with additional_consented_products.',
    ],
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
    MISSING_FIELDS: ['request', 'A required field is missing: the message names it.'],
    INVALID_FIELD: 'request',
    INVALID_BODY: 'request',
    INSTITUTION_DOWN: ['server', 'The bank is down. Try again later.'],
    INSTITUTION_NOT_RESPONDING: ['server', 'The bank does not respond. Try again later.'],
    INTERNAL_SERVER_ERROR: 'server',
    PLANNED_MAINTENANCE: ['server', 'The API is under maintenance. Try again later.'],
    INSUFFICIENT_CREDENTIALS: USER_LOG,
    INVALID_MFA: WRONG_LOGIN,
    INVALID_SEND_METHOD: 'request',
    ITEM_NOT_SUPPORTED: ['customer', 'The bank of the user does not support this kind of login.'],
    MFA_NOT_SUPPORTED: ['customer', 'The bank of the user wants a second factor that is not supported.'],
    INVALID_UPDATED_USERNAME: WRONG_LOGIN,
    PASSWORD_RESET_REQUIRED: ['customer', 'The user has to set another password at their bank.'],
    USER_INPUT_TIMEOUT: ['customer', 'The user took too long to answer.'],
    NO_AUTH_ACCOUNTS: USER_ACCOUNT,
    NO_INVESTMENT_ACCOUNTS: USER_ACCOUNT,
    NO_LIABILITY_ACCOUNTS: USER_ACCOUNT,
    ACCESS_NOT_GRANTED: [
      'customer',
      'The user did not grant access to this data: send them through Link again.',
    ],
    USER_PERMISSION_REVOKED: ['customer', 'The user revoked the access: send them through Link again.'],
    PENDING_EXPIRATION: USER_LOG,
    PENDING_DISCONNECT: USER_LOG,
    INSTANT_MATCH_FAILED: [
      'customer',
      'The account of the user could not be verified at once: use another way.',
    ],
    ITEM_CONCURRENTLY_DELETED: ['not-found', 'The item was removed and does not exist any more.'],
    ACCOUNTS_LIMIT: 'rate-limit',
    ACCOUNTS_BALANCE_GET_LIMIT: 'rate-limit',
    ADDITION_LIMIT: LIMIT,
    AUTH_LIMIT: 'rate-limit',
    IDENTITY_LIMIT: 'rate-limit',
    ITEM_GET_LIMIT: 'rate-limit',
    INSTITUTIONS_GET_LIMIT: 'rate-limit',
    BALANCE_LIMIT: 'rate-limit',
    PLAN_LIMIT: LIMIT,
    INSTITUTION_RATE_LIMIT: ['rate-limit', 'Too many requests to the bank: wait, and spread them.'],
    INVALID_PUBLIC_TOKEN: [
      'request',
      'The public token is expired, was used, or is of another environment: it is a value of the request.',
    ],
    INVALID_LINK_TOKEN: [
      'request',
      'The link token is expired: create another. It is a value of the request.',
    ],
    INVALID_PRODUCT: ['not-enabled', 'The product is not enabled for the account.'],
    INVALID_ACCOUNT_ID: ['not-found', 'The account does not exist in this item.'],
    INVALID_INSTITUTION: ['not-found', 'The bank does not exist, or is not enabled for the account.'],
    DIRECT_INTEGRATION_NOT_ENABLED: ['not-enabled', 'This is not enabled for the account.'],
    INVALID_CONFIGURATION: ['account', 'The account is not set up for this.'],
    UNAUTHORIZED_ROUTE_ACCESS: ['not-enabled', 'This endpoint is not enabled for the account.'],
    INCOMPATIBLE_API_VERSION: ['request', 'The Plaid-Version header has a value that does not fit.'],
    UNKNOWN_FIELDS: ['request', 'The API does not know a field.'],
    INVALID_HEADERS: 'request',
    NOT_FOUND: 'not-found',
    SANDBOX_ONLY: ['request', 'The endpoint is for the sandbox only; the host is the value to change.'],
    INSTITUTION_NO_LONGER_SUPPORTED: ['customer', 'The bank of the user is not supported any more.'],
    INSTITUTION_NOT_AVAILABLE: BANK_HAD,
    UNSUPPORTED_RESPONSE: BANK_HAD,
    INSTITUTION_NOT_ENABLED_IN_ENVIRONMENT: ['not-enabled', 'The bank is not enabled in this environment.'],
    PRODUCT_UNAVAILABLE: BANK_HAD,
    TRANSFER_NOT_CANCELLABLE: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION: [
      'conflict',
      'The data changed in the meantime: read it again from the first page.',
    ],
  },
};
