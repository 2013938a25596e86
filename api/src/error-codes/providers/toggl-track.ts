import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const togglTrack: ProviderCodes = {
  name: 'Toggl Track',
  slugs: ['toggl-track'],
  hosts: ['api.track.toggl.com'],
  source: 'https://engineering.toggl.com/docs/',
  checked: '2026-11-25',
  messages: [
    [
      /incorrect username|invalid api|unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: it goes into basic authentication as the name, with “api_token” as the password.',
      ],
    ],
    [
      /hourly limit for api|quota will reset/i,
      [
        'quota',
        'The calls of the hour that the plan has are used up: wait until they are reset, or choose a larger plan.',
      ],
    ],
    [
      /premium|upgrade|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/user cannot access|cannot access/i, 'permission'],
    [/not found/i, 'not-found'],
    [/too fast|too many/i, 'rate-limit'],
  ],
  codes: {},
};
