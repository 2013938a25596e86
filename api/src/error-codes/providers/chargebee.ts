import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CARD: Meaning = [
  'customer',
  'The payment of the customer failed; your account and the {key} are not the reason. Ask for another card.',
];

export const chargebee: ProviderCodes = {
  name: 'Chargebee',
  slugs: ['chargebee'],
  hosts: ['*.chargebee.com'],
  source: 'https://apidocs.chargebee.com/docs/api/error-handling',
  checked: '2026-11-23',
  codes: {
    payment_processing_failed: CARD,
    payment_method_verification_failed: CARD,
    payment_method_not_present: ['customer', 'The customer has no card or other way to pay.'],
    payment_gateway_currency_incompatible: [
      'request',
      'The gateway does not accept the value of the currency.',
    ],
    payment_intent_invalid: 'request',
    api_authentication_failed: 'credential',
    api_authorization_failed: 'permission',
    api_request_limit_exceeded: 'rate-limit',
    resource_not_found: 'not-found',
    resource_limit_exceeded: 'quota',
    resource_limit_exhausted: 'quota',
    duplicate_entry: ['conflict', 'Something with this id exists already.'],
    db_connection_failure: 'server',
    invalid_state_for_request: ['conflict', 'The request does not fit the current state of what it names.'],
    invalid_request: 'request',
    param_wrong_value: 'request',
    internal_error: 'server',
    internal_temporary_error: ['server', 'The API failed on its side for a moment: try again.'],
  },
};
