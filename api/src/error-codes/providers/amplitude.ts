import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const amplitude: ProviderCodes = {
  name: 'Amplitude',
  slugs: ['amplitude'],
  hosts: [
    'amplitude.com',
    'api2.amplitude.com',
    'api.eu.amplitude.com',
    'analytics.eu.amplitude.com',
    'analytics.amplitude.com',
  ],
  source: 'https://amplitude.com/docs/apis/analytics/http-v2',
  checked: '2026-11-25',
  find: ({ missing_field: field }) =>
    typeof field === 'string' ? [field === 'api_key' ? 'missing_api_key' : 'missing_field'] : [],
  messages: [
    [
      /invalid api key|invalid_api_key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or the project is in the other region (EU).',
      ],
    ],
    [
      /exceeded daily quota|daily quota/i,
      ['quota', 'The daily quota of events of a user or device is used up.'],
    ],
    [
      /some devices|some users/i,
      [
        'rate-limit',
        'Too many requests for some devices or users, which throttled_devices and throttled_users name: send their events again after half a minute.',
      ],
    ],
    [/too many requests|throttled|cost/i, 'rate-limit'],
    [/invalid (?:field|id length)|missing (?:event|field)/i, 'request'],
    [/payload too large/i, ['request', 'The request is too large: send fewer events at once.']],
    [/no such (?:chart|cohort)|not found/i, 'not-found'],
  ],
  codes: {
    missing_field: ['request', 'A field is missing: missing_field in the body names it.'],
    missing_api_key: [
      'credential',
      'The API does not accept the {key}: it is not valid, or was not sent as api_key in the body.',
    ],
  },
};
