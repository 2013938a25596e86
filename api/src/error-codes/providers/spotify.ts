import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const spotify: ProviderCodes = {
  name: 'Spotify',
  hosts: ['api.spotify.com', 'accounts.spotify.com'],
  source: 'https://developer.spotify.com/documentation/web-api/concepts/api-calls',
  checked: '2026-11-25',
  messages: [
    [/access token expired/i, ['credential', 'The {key} is expired: reconnect, or refresh it.']],
    [
      /insufficient client scope/i,
      ['permission', 'The login granted too few scopes for this: add the scope and reconnect.'],
    ],
    [
      /user not registered|developer dashboard/i,
      ['account', 'The app is in development mode: add the user to its list in the dashboard.'],
    ],
  ],
  codes: {
    PREMIUM_REQUIRED: ['customer', 'The user needs a Premium plan for this; the {key} is not the reason.'],
    NO_ACTIVE_DEVICE: [
      'not-found',
      'A device that plays cannot be found: the user has to open the app first.',
    ],
    NO_PREV_TRACK: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    NO_NEXT_TRACK: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    ALREADY_PAUSED: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    NOT_PAUSED: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    NOT_PLAYING_LOCALLY: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    NOT_PLAYING_TRACK: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    NOT_PLAYING_CONTEXT: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    CONTEXT_DISALLOW: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    RATE_LIMITED: 'rate-limit',
    REMOTE_CONTROL_DISALLOW: ['permission', 'The device does not allow control from outside.'],
    DEVICE_NOT_CONTROLLABLE: ['permission', 'The device does not allow control from outside.'],
    VOLUME_CONTROL_DISALLOW: ['permission', 'The device does not allow control of its volume.'],
    UNKNOWN: 'server',
  },
};
