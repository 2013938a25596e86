import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const BALANCE_ACCOUNT: Meaning = ['payment', 'The balance of the account is too low for this.'];
const USER_VERIFY: Meaning = ['customer', 'The user has to verify their identity.'];
export const coinbase: ProviderCodes = {
  name: 'Coinbase',
  slugs: ['coinbase'],
  hosts: ['api.coinbase.com', 'api.exchange.coinbase.com', 'api.cdp.coinbase.com'],
  source: 'https://docs.cdp.coinbase.com/coinbase-app/api-architecture/error-codes',
  checked: '2026-11-25',
  find: (body) => [
    ...listOf(body.errors).flatMap((one) => asText(asObject(one)?.id) ?? []),
    ...(body.success === false ? [asText(asObject(body.error_response)?.error) ?? []].flat() : []),
  ],
  messages: [
    [/insufficient funds/i, BALANCE_ACCOUNT],
    [/request timestamp expired|timestamp/i, 'clock'],
    [/invalid signature/i, 'signature'],
    [/invalid api key|unauthorized\.?$|invalid passphrase/i, 'credential'],
    [/missing required scopes/i, 'permission'],
    [/size is too (?:small|large)|is too (?:small|accurate|large)|not a valid/i, 'request'],
  ],
  codes: {
    two_factor_required: [
      'customer',
      'The user has to confirm this with the code of their second factor: send the call again with it in CB-2FA-Token.',
    ],
    param_required: ['request', 'A parameter is missing.'],
    validation_error: 'request',
    invalid_request: 'request',
    personal_details_required: ['customer', 'The user has to complete their personal data.'],
    identity_verification_required: USER_VERIFY,
    jumio_verification_required: USER_VERIFY,
    jumio_face_match_verification_required: USER_VERIFY,
    unverified_email: ['customer', 'The user has not verified their e-mail address.'],
    authentication_error: 'credential',
    invalid_scope: 'permission',
    not_found: 'not-found',
    rate_limit_exceeded: 'rate-limit',
    internal_server_error: 'server',
    invalid_token: 'credential',
    expired_token: 'credential',
    revoked_token: 'credential',
    PERMISSION_DENIED: [
      'permission',
      'The {key} lacks a permission (view, trade or transfer), or is not of this portfolio.',
    ],
    INSUFFICIENT_FUND: BALANCE_ACCOUNT,
    INSUFFICIENT_FUNDS: BALANCE_ACCOUNT,
    UNSUPPORTED_ORDER_CONFIGURATION: [
      'request',
      'This kind of order is a value that the product does not take.',
    ],
    INVALID_PRODUCT_ID: ['request', 'The value of product_id is not that of a product.'],
    INVALID_LIMIT_PRICE_POST_ONLY: [
      'request',
      'The price would match at once: a post-only order needs another value.',
    ],
    ORDER_ENTRY_DISABLED: ['server', 'Orders are off for this product for now: try again later.'],
    UNKNOWN_CANCEL_ORDER: ['not-found', 'The order does not exist, or is filled or canceled already.'],
    UNAUTHENTICATED: 'credential',
    INVALID_ARGUMENT: 'request',
    NOT_FOUND: 'not-found',
  },
};
