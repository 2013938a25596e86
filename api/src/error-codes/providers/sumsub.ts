import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const SIGNATURE: Meaning = [
  'signature',
  'The signature in X-App-Access-Sig does not match: it is made of the time, the method in capitals, the path with its query and the bytes of the body, with the secret of the {key}. The {key} and the secret have to be of the same environment (sandbox or production).',
];

export const sumsub: ProviderCodes = {
  name: 'Sumsub',
  slugs: ['sumsub'],
  hosts: ['api.sumsub.com'],
  source: 'https://docs.sumsub.com/reference/review-api-health',
  checked: '2026-11-25',
  messages: [
    [/request signature mismatch/i, SIGNATURE],
    [
      /x-app-access-ts|timestamp/i,
      [
        'clock',
        'The time in X-App-Access-Ts is missing, not in seconds, or differs too much from that of the API: check the clock of this machine. The {key} is not the reason.',
      ],
    ],
    [
      /applicant.{0,40}already exists/i,
      ['conflict', 'An applicant with this external id exists already: the message names it.'],
    ],
  ],
  codes: {
    4000: SIGNATURE,
    4001: 'clock',
    4002: 'credential',
    4003: SIGNATURE,
    4004: 'credential',
    4005: 'clock',
  },
};
