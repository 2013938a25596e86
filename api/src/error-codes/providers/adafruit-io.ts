import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const adafruitIo: ProviderCodes = {
  name: 'Adafruit IO',
  slugs: ['adafruit-io'],
  hosts: ['io.adafruit.com'],
  source: 'https://io.adafruit.com/api/docs/',
  checked: '2026-11-25',
  messages: [
    [
      /x-aio-key|\baio key|(?:api|io) key|unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing, wrong or was regenerated, or is of another user than the path. It goes into the X-AIO-Key header.',
      ],
    ],
    [
      /rate limit|throttle|too (?:many|fast)|per minute/i,
      [
        'rate-limit',
        'Too many requests in a minute: free accounts may send 30 values. Each refused one counts too.',
      ],
    ],
    [
      /(?:feed|dashboard|group|account|plan)s?\b.{0,30}\blimit|limit of \d+ (?:feeds|dashboards)|upgrade/i,
      ['quota', 'The feeds or dashboards of the plan are used up: delete some, or choose IO+.'],
    ],
    [
      /not found/i,
      [
        'not-found',
        'The feed does not exist for this user: a path has its key, in small letters with hyphens.',
      ],
    ],
    [/already|taken/i, ['conflict', 'A feed with this name or key exists already.']],
  ],
  codes: {},
};
