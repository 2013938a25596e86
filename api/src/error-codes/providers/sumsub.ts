import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const sumsub: ProviderCodes = {
  name: 'Sumsub',
  slugs: ['sumsub'],
  hosts: ['api.sumsub.com'],
  source: 'https://docs.sumsub.com/reference/review-api-health',
  checked: '2026-11-25',
  messages: [
    [/request signature mismatch/i, 'signature'],
    [/timestamp/i, 'clock'],
    [
      /applicant.{0,40}already exists/i,
      ['conflict', 'An applicant with this external id exists already: the message names it.'],
    ],
  ],
  codes: {
    4000: [
      'signature',
      'The signature of the request is wrong: it is made of the time, the method, the path and the body, with the secret.',
    ],
    4001: 'clock',
    4002: 'credential',
    4003: 'signature',
    4004: 'credential',
    4005: 'clock',
  },
};
