import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const MANY_REQUESTS: Meaning = [
  'rate-limit',
  'Too many requests at the same time: the plan limits how many may run at once.',
];
const CREDITS: Meaning = ['payment', 'The credits of the account are used up: top up its balance.'];
const KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong or revoked, or was not sent in the X-Api-Key header.',
];
export const heygen: ProviderCodes = {
  name: 'HeyGen',
  slugs: ['heygen'],
  hosts: ['api.heygen.com', 'upload.heygen.com'],
  source: 'https://docs.heygen.com/reference/errors',
  checked: '2026-11-25',
  codes: {
    10007: MANY_REQUESTS,
    10015: [
      'quota',
      'The videos that the plan includes in this time are used up: wait, or choose a larger plan.',
    ],
    40039: ['request', 'The text is too long.'],
    40056: 'request',
    40102: 'credential',
    40118: ['policy', 'The text was blocked by the moderation policy.'],
    40119: ['request', 'The video is too long for the plan.'],
    400112: 'credential',
    400123: 'rate-limit',
    400169: 'credential',
    400175: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    400543: 'request',
    400664: 'not-found',
    40012600: 'request',
    insufficient_credit: CREDITS,
    avatar_not_found: 'not-found',
    voice_not_found: 'not-found',
    unauthorized: KEY,
    authentication_failed: KEY,
    insufficient_credits: CREDITS,
    MOVIO_PAYMENT_INSUFFICIENT_CREDIT: CREDITS,
    RESOLUTION_NOT_ALLOWED: [
      'payment',
      'The plan of the account does not include this resolution: choose a smaller one, or a larger plan under its billing.',
    ],
    quota_not_enough: CREDITS,
    invalid_parameter: 'request',
    trial_video_limit_exceeded: [
      'quota',
      'The requests of the plan are used up: wait until they are reset, or choose a larger plan.',
    ],
    concurrent_limit_exceeded: MANY_REQUESTS,
  },
};
