import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CARD: Meaning = [
  'customer',
  'The data of the card is wrong or the card is expired: ask the customer to correct it.',
];
export const recurly: ProviderCodes = {
  name: 'Recurly',
  slugs: ['recurly'],
  hosts: ['v3.recurly.com', 'v3.eu.recurly.com'],
  source: 'https://recurly.com/developers/api/',
  checked: '2026-11-25',
  codes: {
    transaction: [
      'customer',
      'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
    ],
    validation: 'request',
    invalid_token: [
      'request',
      'A value in the request, the token of the billing data, is expired or was used.',
    ],
    immutable_subscription: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    simultaneous_request: [
      'conflict',
      'Another request changes the same data at the same time: try again shortly.',
    ],
    missing_feature: ['not-enabled', 'A feature is not enabled for the site: enable it, or ask for it.'],
    unknown_api_version: [
      'request',
      'The version in the Accept header has a value that the API does not know.',
    ],
    unavailable_in_api_version: [
      'request',
      'The version in the Accept header has a value that does not have this.',
    ],
    invalid_api_key: 'credential',
    unauthorized: 'credential',
    invalid_permissions: 'permission',
    invalid_content_type: 'request',
    bad_request: 'request',
    not_found: 'not-found',
    rate_limited: 'rate-limit',
    service_not_available: 'overloaded',
    internal_server_error: 'server',
    invalid_content: 'request',
    fraud_address: [
      'customer',
      'The payment was stopped as a risk of fraud: ask the customer for another way to pay.',
    ],
    insufficient_funds: [
      'customer',
      'The account of the customer does not have enough money; your account and the {key} are not the reason.',
    ],
    invalid_card_number: CARD,
    expired_card: CARD,
    three_d_secure_action_required: [
      'customer',
      'The customer has to confirm the payment (3-D Secure): send them through it.',
    ],
  },
};
