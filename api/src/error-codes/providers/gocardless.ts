import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const STATE: Meaning = [
  'conflict',
  'The current state does not allow this, or it was done already: read the status first.',
];
const ACCOUNT_PROCESS: Meaning = [
  'account',
  'The account may not process payments yet: complete its verification in the dashboard.',
];
export const gocardless: ProviderCodes = {
  name: 'GoCardless',
  slugs: ['gocardless'],
  hosts: ['api.gocardless.com', 'api-sandbox.gocardless.com'],
  source: 'https://developer.gocardless.com/api-reference/#errors-error-types',
  checked: '2026-11-25',
  codes: {
    mandate_is_inactive: [
      'customer',
      'The mandate of the customer is not active any more: ask them for a new one.',
    ],
    mandate_not_found: 'not-found',
    mandate_cancelled: ['customer', 'The customer cancelled the mandate: ask them for a new one.'],
    bank_account_exists: ['conflict', 'The customer has this bank account already.'],
    idempotent_creation_conflict: [
      'conflict',
      'This was created already with the same idempotency key: the body names its id.',
    ],
    resource_has_been_merged: ['conflict', 'This was merged into another one already: the body names it.'],
    cancellation_failed: STATE,
    payment_not_cancellable: STATE,
    mandate_not_cancellable: STATE,
    refund_is_invalid: STATE,
    retry_failed: STATE,
    total_amount_confirmation_invalid: [
      'request',
      'The value of total_amount_confirmation has to be the sum of all refunds of the payment.',
    ],
    number_of_refunds_exceeded: ['quota', 'The number of refunds that a payment may have is used up.'],
    access_token_not_found: [
      'credential',
      'The API does not accept the {key}: it is wrong, or is of the other environment (api.gocardless.com or api-sandbox.gocardless.com).',
    ],
    access_token_revoked: 'credential',
    access_token_not_active: 'credential',
    invalid_authorization_header: 'credential',
    missing_authorization_header: 'credential',
    wrong_sandbox: [
      'credential',
      'The {key} is wrong for this environment: test and live have different ones.',
    ],
    unauthorized: 'credential',
    insufficient_permissions: [
      'permission',
      'The {key} is read-only or lacks a permission: create one with read and write access.',
    ],
    forbidden_request: 'permission',
    creditor_account_not_verified: ACCOUNT_PROCESS,
    verification_required: ACCOUNT_PROCESS,
    payment_limit_exceeded: [
      'quota',
      'The limit of payments of the account is used up: complete its verification, or ask for a higher one.',
    ],
    rate_limit_exceeded: 'rate-limit',
    resource_not_found: 'not-found',
    link_not_found: ['request', 'The value of a link does not exist.'],
    version_not_found: [
      'request',
      'The GoCardless-Version header is missing or has a value that does not exist.',
    ],
    missing_version_header: ['request', 'The GoCardless-Version header is missing.'],
    billing_request_not_ready: [
      'conflict',
      'The billing request conflicts with this in its current state: a step has to be made first.',
    ],
    internal_server_error: 'server',
    bank_details_invalid: [
      'customer',
      'The bank account of the customer is not valid: ask them to correct it.',
    ],
    disabled_bank_account: ['customer', 'The bank account of the customer is disabled: ask for another.'],
  },
};
