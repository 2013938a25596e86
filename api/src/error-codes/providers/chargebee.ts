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
  checked: '2026-11-25',
  codes: {
    payment_processing_failed: CARD,
    payment_method_verification_failed: CARD,
    payment_method_not_present: ['customer', 'The customer has no card or other way to pay.'],
    payment_gateway_currency_incompatible: [
      'request',
      'The gateway does not accept the value of the currency.',
    ],
    payment_intent_invalid: 'request',
    api_authentication_failed: [
      'credential',
      'The API does not accept the {key}: it is wrong, or is of another site. The test site and the live one have {key}s of their own; the site is the first part of the host.',
    ],
    api_authorization_failed: [
      'permission',
      'The {key} lacks the permission for this: it is read-only or publishable. Create one with full access.',
    ],
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
    site_not_found: ['not-found', 'The site does not exist: it is the first part of the host.'],
    site_not_ready: ['not-ready', 'The site is being set up and is not ready: try again later.'],
    site_read_only_mode: ['server', 'The site is in read-only mode: try again later.'],
    operation_failed: 'server',
    configuration_incompatible: ['account', 'A setting of the account does not allow this: see the message.'],
    add_card_error: ['customer', 'The card of the customer was declined.'],
    payment_gateway_not_configured: ['account', 'The account has no gateway for this currency or method.'],
    third_party_lookup_failed: 'server',
    lock_timeout: ['conflict', 'Another request changes the same data at the same time: try again.'],
    param_not_editable: 'request',
    param_should_not_be_sent: ['request', 'A parameter was sent that this request does not take.'],
    referenced_resource_not_found: 'not-found',
    unable_to_process_request: 'request',
    ui_requested_only: 'permission',
    http_method_not_supported: 'request',
  },
};
