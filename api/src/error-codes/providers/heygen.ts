import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const MANY_REQUESTS: Meaning = [
  'rate-limit',
  'Too many requests at the same time: the plan limits how many may run at once.',
];
const CREDITS: Meaning = ['payment', 'The credits of the account are used up: top up its balance.'];
export const heygen: ProviderCodes = {
  name: 'HeyGen',
  slugs: ['heygen'],
  hosts: ['api.heygen.com', 'upload.heygen.com'],
  source: 'https://docs.heygen.com/reference/errors',
  checked: '2026-11-25',
  codes: {
    10007: MANY_REQUESTS,
    10015: [
      'rate-limit',
      'Too many requests: the plan limits the videos of a day, or those at the same time.',
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
    unauthorized: 'credential',
    quota_not_enough: CREDITS,
    invalid_parameter: 'request',
    trial_video_limit_exceeded: [
      'quota',
      'The requests of the plan are used up: wait until they are reset, or choose a larger plan.',
    ],
    concurrent_limit_exceeded: MANY_REQUESTS,
  },
};
