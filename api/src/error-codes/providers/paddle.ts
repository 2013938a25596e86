import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const paddle: ProviderCodes = {
  name: 'Paddle',
  slugs: ['paddle'],
  hosts: ['api.paddle.com', 'sandbox-api.paddle.com'],
  source: 'https://developer.paddle.com/errors/overview',
  checked: '2026-11-25',
  codes: {
    invalid_token: [
      'credential',
      'The API does not accept the {key}: it is wrong, expired or revoked, or of the other environment (sandbox-api.paddle.com and api.paddle.com have different ones).',
    ],
    authentication_missing: [
      'credential',
      'The {key} is missing or not valid: it goes into the Authorization header, after Bearer.',
    ],
    authentication_malformed: [
      'credential',
      'The {key} was sent in a wrong form: it goes into the Authorization header, after Bearer.',
    ],
    forbidden: [
      'permission',
      'The {key} lacks a permission for this: edit its permissions in the dashboard. One of the sandbox works at sandbox-api.paddle.com only, a live one at api.paddle.com.',
    ],
    not_found: 'not-found',
    entity_not_found: 'not-found',
    invalid_url: 'not-found',
    invalid_field: 'request',
    bad_request: 'request',
    invalid_time_query_parameter: 'request',
    unsupported_media_type: 'request',
    entity_archived: ['conflict', 'This is archived already and cannot be used.'],
    concurrent_modification: [
      'conflict',
      'Another request changed the same data at the same time: try again.',
    ],
    conflict: 'conflict',
    too_many_requests: 'rate-limit',
    receipt_data_not_enabled: 'not-enabled',
    subscription_locked_processing: [
      'conflict',
      'The subscription is being changed by another request: try again shortly.',
    ],
    subscription_locked_renewal: [
      'conflict',
      'The subscription renews within half an hour, and another request may not change it in the meantime.',
    ],
    subscription_locked_pending_changes: [
      'conflict',
      'The subscription has a scheduled change already: remove that first.',
    ],
    subscription_payment_declined: [
      'customer',
      'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
    ],
    subscription_update_when_past_due: [
      'customer',
      'The customer has not paid: the subscription cannot change until they do.',
    ],
    subscription_update_when_canceled: ['conflict', 'The subscription is canceled already.'],
    transaction_immutable: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    transaction_default_checkout_url_not_set: [
      'account',
      'The account has no default payment link: set it in the checkout settings of the dashboard.',
    ],
    transaction_checkout_not_enabled: [
      'account',
      'The account may not process payments yet: complete its verification in the dashboard.',
    ],
    transaction_checkout_url_domain_is_not_approved: [
      'account',
      'The domain of the checkout is not approved for the account: request its approval in the dashboard.',
    ],
    customer_already_exists: [
      'conflict',
      'A customer with this e-mail address exists already: the message names its id.',
    ],
    adjustment_transaction_already_refunded: ['conflict', 'This was paid, captured or refunded already.'],
    service_unavailable: 'overloaded',
    internal_error: 'server',
    bad_gateway: 'server',
  },
};
