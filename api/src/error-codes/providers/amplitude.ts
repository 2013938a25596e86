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
    [/too many requests|throttled|cost/i, 'rate-limit'],
    [/missing required field|invalid (?:field|id length)|missing (?:event|field)/i, 'request'],
    [/payload too large/i, ['request', 'The request is too large: send fewer events at once.']],
    [/no such (?:chart|cohort)|not found/i, 'not-found'],
  ],
  codes: {},
};
