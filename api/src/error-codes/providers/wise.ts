import { asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const BALANCE_ACCOUNT: Meaning = ['payment', 'The balance of the account is too low for this.'];

const TOKEN: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong, expired or revoked, or of the other environment (sandbox or live), which has another host.',
];

export const wise: ProviderCodes = {
  name: 'Wise',
  slugs: ['wise'],
  hosts: ['api.wise.com', 'api.transferwise.com', 'api.sandbox.transferwise.tech', 'api.wise-sandbox.com'],
  source: 'https://docs.wise.com/api-docs/features/strong-customer-authentication-2fa',
  checked: '2026-11-25',
  find: ({ status, errorCode }, headers) => [
    ...(headers['x-2fa-approval-result'] === 'REJECTED' ? ['strong-authentication'] : []),
    ...(status === 'REJECTED' ? [asText(errorCode) ?? []].flat() : []),
  ],
  codes: {
    'strong-authentication': [
      'permission',
      'The action requires strong customer authentication: sign the one-time token in x-2fa-approval, and send the call again with it and with x-signature.',
    ],
    unauthorized: TOKEN,
    invalid_token: TOKEN,
    forbidden: 'permission',
    'error.route.not.supported': ['request', 'The API does not support this pair of currencies.'],
    'balance.payment-option-unavailable': BALANCE_ACCOUNT,
    'transfer.insufficient_funds': BALANCE_ACCOUNT,
    NOT_FOUND: 'not-found',
    NOT_VALID: 'request',
    'error.required': ['request', 'A field is missing.'],
    'error.quote.expired': ['conflict', 'The quote is expired: create another.'],
    'duplicate.reference': ['conflict', 'A record with the same name or value exists already.'],
    RATE_LIMIT_EXCEEDED: 'rate-limit',
    access_denied: 'permission',
    'payment.exceeds.limit': [
      'quota',
      'A quota of the account is used up: request a larger one, or delete what is not used.',
    ],
    insufficient_funds: BALANCE_ACCOUNT,
    'transfers.quote.used': ['conflict', 'The quote was used already.'],
    expired_token: 'credential',
  },
};
