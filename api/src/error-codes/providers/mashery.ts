import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** A gateway that many APIs stand behind: TomTom, Rovi, Fandango. It uses 403 for most of what goes wrong. */
export const mashery: ProviderCodes = {
  name: 'Mashery',
  hosts: [],
  source: 'https://developer.mashery.com/docs/read/mashery_api/20_reporting/error_codes',
  checked: '2026-11-23',
  hasForm: (_body, headers) => headers['x-mashery-error-code'] !== undefined,
  codes: {
    ERR_403_DEVELOPER_INACTIVE: 'credential',
    ERR_403_NOT_AUTHORIZED: [
      'credential',
      'The API does not accept the {key}: it is wrong, was not sent, or is not for this API.',
    ],
    ERR_403_DEVELOPER_OVER_QPS: 'rate-limit',
    ERR_403_DEVELOPER_OVER_RATE: [
      'quota',
      'The quota of the {key} is used up: wait until it is reset, or ask for a larger one.',
    ],
    ERR_403_DEVELOPER_UNKNOWN_REFERER: 'restricted',
    ERR_403_SERVICE_OVER_QPS: ['rate-limit', 'Too many requests of all callers together: try again shortly.'],
    ERR_403_SERVICE_REQUIRES_SSL: ['elsewhere', 'This is at another address of the API: call it by https.'],
    ERR_404_NO_SERVICE: 'not-found',
    ERR_414_REQUEST_URI_TOO_LONG: 'request',
    ERR_502_BAD_GATEWAY: 'server',
    ERR_503_SERVICE_UNAVAILABLE: 'overloaded',
    ERR_504_GATEWAY_TIMEOUT: 'server',
    ERR_596_SERVICE_NOT_FOUND: 'not-found',
  },
};
