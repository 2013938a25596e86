import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const STORE_HAD: Meaning = ['server', 'The store had a problem: try again later.'];
export const revenuecat: ProviderCodes = {
  name: 'RevenueCat',
  slugs: ['revenuecat'],
  hosts: ['api.revenuecat.com'],
  source: 'https://www.revenuecat.com/docs/test-and-launch/errors',
  checked: '2026-11-25',
  codes: {
    7000: ['request', 'The request lacks a value: the transaction of the store.'],
    7101: STORE_HAD,
    7102: ['customer', 'The receipt of the customer could not be validated with the store.'],
    7103: ['customer', 'The receipt of the customer is not valid.'],
    7104: 'not-found',
    7110: 'conflict',
    7224: 'credential',
    7225: [
      'credential',
      'The API does not accept the {key}: it is wrong, or of another version, as v1 and v2 have secret keys of their own.',
    ],
    7226: ['request', 'A parameter has a value that is not valid.'],
    7227: ['request', 'A parameter is missing.'],
    7229: ['not-found', 'The customer does not exist.'],
    7230: 'request',
    7231: 'server',
    7232: 'permission',
    7234: ['account', 'The app in the account lacks the credentials of the store.'],
    7243: [
      'credential',
      'The API does not accept the {key} here: it is a secret key where an app calls, which needs the public key of that app.',
    ],
    7259: 'not-found',
    7638: 'request',
    7772: 'rate-limit',
    authentication_error: 'credential',
    authorization_error: [
      'permission',
      'The {key} lacks a permission for this, or is one of v1: edit its permissions under API keys in the project.',
    ],
    rate_limit_error: 'rate-limit',
    parameter_error: 'request',
    resource_missing: 'not-found',
    resource_already_exists: 'conflict',
    resource_locked_error: 'conflict',
    unprocessable_entity_error: 'request',
    store_error: STORE_HAD,
    server_error: 'server',
    invalid_request: 'request',
  },
};
