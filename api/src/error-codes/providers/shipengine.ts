import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ACCOUNT_CARRIER: Meaning = [
  'account',
  'The account of the carrier is not set up or was rejected: see its settings.',
];
const ADDRESS_VALUE: Meaning = [
  'request',
  'The address has a value that the carrier does not know: check its street, city and postal code.',
];
export const shipengine: ProviderCodes = {
  name: 'ShipEngine',
  slugs: ['shipengine'],
  hosts: ['api.shipengine.com', 'api.shipstation.com'],
  source: 'https://www.shipengine.com/docs/errors/codes/',
  checked: '2026-11-25',
  codes: {
    unauthorized: [
      'credential',
      'The API does not accept the {key}: it is wrong, or was not sent in the API-Key header. Keys of the sandbox begin with TEST_.',
    ],
    auto_fund_not_supported: ['payment', 'The balance cannot be topped up automatically.'],
    batch_cannot_be_modified: ['conflict', 'The batch is being processed already.'],
    carrier_conflict: ['conflict', 'A carrier account with these values exists already.'],
    carrier_disconnected: ACCOUNT_CARRIER,
    carrier_not_connected: ACCOUNT_CARRIER,
    carrier_not_supported: 'request',
    confirmation_not_supported: 'request',
    default_warehouse_cannot_be_deleted: 'conflict',
    field_conflict: ['request', 'Two fields have values that do not fit each other.'],
    field_value_required: ['request', 'A field is missing.'],
    forbidden: 'permission',
    funding_source_missing_configuration: [
      'payment',
      'The account has no way to pay: set it up in its billing.',
    ],
    funding_source_error: ['payment', 'The payment of the account failed: see its billing.'],
    identifier_conflict: ['conflict', 'A record with the same value exists already.'],
    identifiers_must_match: 'request',
    insufficient_funds: ['payment', 'The balance of the account is too low: top it up.'],
    invalid_address: ADDRESS_VALUE,
    invalid_billing_plan: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    invalid_field_value: 'request',
    invalid_identifier: ['request', 'An id has a value that is not valid.'],
    invalid_status: ['conflict', 'The state of the label or shipment conflicts with this.'],
    invalid_string_length: ['request', 'A value is too long.'],
    label_images_not_supported: 'request',
    meter_failure: ACCOUNT_CARRIER,
    not_found: 'not-found',
    rate_limit_exceeded: 'rate-limit',
    request_body_required: ['request', 'The body is missing.'],
    settings_not_supported: 'request',
    subscription_inactive: ['payment', 'The subscription is not active: see the billing of the account.'],
    terms_not_accepted: ['account', 'The terms of the carrier have to be accepted for the account first.'],
    tracking_not_supported: 'request',
    unspecified: 'server',
    verification_failure: ADDRESS_VALUE,
    tracking_number_invalid: [
      'not-found',
      'The tracking number does not exist, or the carrier has not scanned it yet: try later.',
    ],
    label_void_failed: ['conflict', 'The label was used or voided already.'],
  },
};
