import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const polar: ProviderCodes = {
  name: 'Polar',
  slugs: ['polar'],
  hosts: ['api.polar.sh', 'sandbox-api.polar.sh'],
  source: 'https://docs.polar.sh/api-reference/introduction',
  checked: '2026-11-25',
  codes: {
    RequestValidationError: 'request',
    ResourceNotFound: 'not-found',
    NotPermitted: 'permission',
    Unauthorized: 'credential',
    insufficient_scope: [
      'permission',
      'The {key} lacks a scope for this: choose it in the settings of the organization, or create one that has it.',
    ],
    invalid_token: [
      'credential',
      'The API does not accept the {key}: it is wrong, expired or revoked, or is of the other environment (api.polar.sh or sandbox-api.polar.sh).',
    ],
    AlreadyCanceledSubscription: ['conflict', 'The subscription is canceled already.'],
    PaymentError: [
      'customer',
      'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
    ],
    PaymentNotReady: [
      'account',
      'The account may not process payments yet: complete its verification in the dashboard.',
    ],
    AlreadyActiveSubscriptionError: ['conflict', 'The customer has an active subscription already.'],
    RefundedAlready: ['conflict', 'This was paid, captured or refunded already.'],
  },
};
