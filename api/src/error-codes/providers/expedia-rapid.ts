import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const expediaRapid: ProviderCodes = {
  name: 'Expedia Rapid',
  slugs: ['expedia-rapid'],
  hosts: ['test.ean.com', 'api.ean.com'],
  source: 'https://developers.expediagroup.com/rapid/resources/reference/errors',
  checked: '2026-11-25',
  codes: {
    request_unauthenticated: [
      'credential',
      'The API does not accept the {key}, or the signature that was made with it: the Authorization header has the key, the SHA-512 of key, secret and timestamp in seconds, and that timestamp. Either is wrong, or the clock is.',
    ],
    request_forbidden: [
      'permission',
      'The profile of the partner is not allowed to use this: ask the account manager for access to the product or the property.',
    ],
    invalid_input: [
      'request',
      'A parameter is missing or has a value that is not valid: the nested errors name it.',
    ],
    link_expired: ['request', 'The token in the link is a value that is expired: ask for the prices again.'],
    resource_not_found: 'not-found',
    unavailable: [
      'not-found',
      'There is no room for these values: it cannot be found. Change the dates or the occupancy.',
    ],
    property_unavailable: [
      'not-found',
      'The property has no room any more: it cannot be found for these dates.',
    ],
    rooms_unavailable: ['conflict', 'The room was sold in the meantime: ask for the prices again.'],
    price_mismatch: ['conflict', 'The price has changed in the meantime: the body has the new one.'],
    price_changed: ['conflict', 'The price has changed in the meantime: the body has the new one.'],
    sold_out: ['conflict', 'The room was sold in the meantime: ask for the prices again.'],
    cc_declined: ['customer', 'The card of the customer was declined: ask for another.'],
    credit_card_declined: ['customer', 'The card of the customer was declined: ask for another.'],
    already_cancelled: ['conflict', 'The room is canceled already.'],
    cannot_cancel: [
      'conflict',
      'The state of the booking conflicts with this: it cannot be canceled any more.',
    ],
    rate_limit: 'rate-limit',
    too_many_requests: 'rate-limit',
    unknown_internal_error: 'server',
    service_unavailable: 'overloaded',
  },
};
