import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors have their code in `errors[].id`. */
export const bookingCom: ProviderCodes = {
  name: 'Booking.com Demand API',
  slugs: ['booking-com'],
  hosts: ['demandapi.booking.com', 'demandapi-sandbox.booking.com'],
  source: 'https://developers.booking.com/demand/docs/development-guide/errors',
  checked: '2026-11-25',
  find: ({ errors }) => listOf(errors).flatMap((one) => asText(asObject(one)?.id) ?? []),
  messages: [
    [
      /^(?:missing )?.{0,20}x-affiliate-id.{0,40}(?:missing|required)|^missing .{0,20}affiliate/i,
      ['request', 'The X-Affiliate-Id header is missing.'],
    ],
  ],
  codes: {
    unauthorized: [
      'credential',
      'The API does not accept the {key}: it is sent as a bearer token, with the affiliate id of the same account in X-Affiliate-Id.',
    ],
    bad_request: [
      'request',
      'A parameter is missing or has a value that is not valid: the message names it.',
    ],
    not_found: 'not-found',
    too_many_requests: 'rate-limit',
    internal_server_error: 'server',
  },
};
