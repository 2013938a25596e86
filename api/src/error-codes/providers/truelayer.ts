import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const USER_WITHDREW: Meaning = [
  'customer',
  'The user withdrew their consent, or it is expired: send them through the login again.',
];
const BANK_USER: Meaning = [
  'request',
  'The bank of the user does not support this; no value of the request changes it.',
];
const MANY_REQUESTS: Meaning = [
  'rate-limit',
  'Too many requests for this user at their bank: wait, or send the address of the user.',
];
export const truelayer: ProviderCodes = {
  name: 'TrueLayer',
  slugs: ['truelayer'],
  hosts: ['api.truelayer.com', 'api.truelayer-sandbox.com', 'auth.truelayer.com', 'payment.truelayer.com'],
  source: 'https://docs.truelayer.com/docs/payments-api-errors',
  checked: '2026-11-25',
  messages: [
    [
      /signature/i,
      [
        'signature',
        'The signature in the Tl-Signature header is missing or does not match: it is of the method, the path, the body and the headers that it names, with the key whose public half is in the console.',
      ],
    ],
  ],
  codes: {
    invalid_token: 'credential',
    'access-denied': USER_WITHDREW,
    access_denied: USER_WITHDREW,
    sca_exceeded: ['customer', 'The user has to confirm the connection at the bank again.'],
    account_permanently_locked: ['customer', 'The user’s account at the bank is locked.'],
    account_temporarily_locked: ['customer', 'The user’s account at the bank is locked for a while.'],
    wrong_credentials: ['customer', 'The user gave the bank wrong credentials.'],
    mfa_failed: ['customer', 'The user failed the second factor.'],
    endpoint_not_supported: BANK_USER,
    feature_not_supported_by_the_provider: BANK_USER,
    provider_error: ['server', 'The bank had a problem: try again later.'],
    connector_overload: 'overloaded',
    connector_timeout: ['server', 'The bank took too long: try again later.'],
    temporarily_unavailable: 'overloaded',
    provider_too_many_requests: MANY_REQUESTS,
    provider_request_limit_exceeded: MANY_REQUESTS,
    insufficient_funds: ['payment', 'The balance of the merchant account is too low.'],
    'idempotency-key-reuse': [
      'conflict',
      'The idempotency key was used before with another request: use a new one for each new request.',
    ],
    'idempotency-key-concurrency-conflict': [
      'conflict',
      'Another request with the same idempotency key is not finished.',
    ],
    'invalid-signature': 'signature',
    deleted: ['not-found', 'The user’s data does not exist any more.'],
    account_not_found: 'not-found',
    'insufficient-scope': 'permission',
    unauthorized: 'credential',
    unauthorized_client: ['not-enabled', 'This is not enabled for the client.'],
    invalid_client: 'credential',
  },
};
