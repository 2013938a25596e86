import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const veriff: ProviderCodes = {
  name: 'Veriff',
  slugs: ['veriff'],
  hosts: ['stationapi.veriff.com', '*.veriff.me'],
  source: 'https://devdocs.veriff.com/docs/http-status-codes-error-codes',
  checked: '2026-11-25',
  messages: [
    [
      /x-auth-client|api key/i,
      [
        'credential',
        'The API does not accept the {key}: the API key of the integration goes into the X-AUTH-CLIENT header; it is wrong, not active or missing.',
      ],
    ],
    [
      /signature/i,
      [
        'signature',
        'The signature in X-HMAC-SIGNATURE is missing or does not match: it is the HMAC-SHA256 of the body (of the id for a GET) with the shared secret of the integration.',
      ],
    ],
  ],
  codes: {
    401: 'credential',
    1001: [
      'signature',
      'The signature of the request is wrong: it is the HMAC of the body with the shared secret.',
    ],
    1002: 'request',
    1003: 'request',
    1004: 'request',
    1101: ['request', 'The API could not read the JSON of the body.'],
    1102: 'request',
    1104: 'request',
    1201: 'request',
    1202: 'request',
    1203: 'request',
    1302: ['request', 'The image is a value that is not valid.'],
    1305: 'request',
    1306: 'request',
    1400: 'request',
    1401: 'not-found',
    1402: ['conflict', 'The session has a decision already.'],
    1500: 'server',
    1801: 'signature',
    1802: 'signature',
    1803: 'signature',
    1804: 'clock',
    1805: 'clock',
    1806: 'signature',
    1811: ['signature', 'The signature of the request is missing.'],
    1812: ['signature', 'The signature of the request is missing: it goes into X-HMAC-SIGNATURE.'],
    1813: 'signature',
    1814: 'credential',
    1815: [
      'account',
      'The account is disabled, suspended or not set up: see its settings, and ask the support.',
    ],
    1818: 'request',
  },
};
