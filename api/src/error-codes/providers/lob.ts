import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
const API_ACCEPT: Meaning = [
  'request',
  'The API does not accept the file: its format, size or length is not allowed.',
];
export const lob: ProviderCodes = {
  name: 'Lob',
  slugs: ['lob'],
  hosts: ['api.lob.com'],
  source: 'https://docs.lob.com/#tag/Errors',
  checked: '2026-11-25',
  codes: {
    unauthorized: 'credential',
    unauthorized_token: 'credential',
    invalid_api_key: [
      'credential',
      'The API does not accept the {key}: it is wrong or was deleted. It (test_… or live_…) goes as the user name into Basic authentication, without a password.',
    ],
    publishable_key_not_allowed: [
      'permission',
      'The {key} is a publishable one, which is not allowed here: use the secret one.',
    ],
    bad_request: 'request',
    invalid: 'request',
    unrecognized_endpoint: ['not-found', 'The path does not exist: check it.'],
    not_found: 'not-found',
    not_deletable: ['conflict', 'It is being printed already and cannot be canceled.'],
    billing_address_required: ['payment', 'The account has no billing address: add it.'],
    payment_method_unverified: [
      'payment',
      'The payment method is not verified: see the billing of the account.',
    ],
    email_required: ['account', 'The e-mail address of the account is not verified.'],
    feature_limit_reached: PLAN,
    upgrade_required: PLAN,
    custom_envelope_inventory_depleted: ['quota', 'The envelopes of the account are used up.'],
    failed_deliverability_strictness: [
      'request',
      'The address has a value to which mail cannot be delivered.',
    ],
    address_length_exceeds_limit: ['request', 'The address is too long.'],
    us_address_only: 'request',
    file_pages_below_min: API_ACCEPT,
    file_pages_exceed_max: API_ACCEPT,
    file_size_exceeds_limit: API_ACCEPT,
    foreign_return_address: 'request',
    inconsistent_page_dimensions: API_ACCEPT,
    invalid_bank_account: ['account', 'The bank account is not valid.'],
    bank_account_already_verified: ['conflict', 'The bank account is verified already.'],
    unsupported_lob_version: 'request',
    idempotency_conflict: ['conflict', 'The idempotency key was used before with another request.'],
    rate_limit_exceeded: 'rate-limit',
    service_unavailable: 'overloaded',
    internal_server_error: 'server',
  },
};
