import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const speechmatics: ProviderCodes = {
  name: 'Speechmatics',
  slugs: ['speechmatics'],
  hosts: ['*.speechmatics.com'],
  source: 'https://docs.speechmatics.com/introduction/batch-guide',
  checked: '2026-11-25',
  messages: [
    [
      /job expired/i,
      [
        'not-found',
        'The job was deleted and does not exist any more: it is kept for a week. Send the audio again.',
      ],
    ],
    [/job not found/i, ['not-found', 'The job does not exist in this region: each region has its own host.']],
    [
      /quota|usage limit|exceeded/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
    [
      /invalid (?:api key|auth)|permission denied/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, expired or revoked, or is for another region.',
      ],
    ],
  ],
  codes: {
    401: 'credential',
    403: 'permission',
    404: 'not-found',
    429: 'rate-limit',
  },
};
