import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const STATE: Meaning = [
  'conflict',
  'The current state does not allow this, or it was done already: read the status first.',
];
const DEVICE_ALLOW: Meaning = ['permission', 'The device does not allow control from outside.'];

export const spotify: ProviderCodes = {
  name: 'Spotify',
  hosts: ['api.spotify.com', 'accounts.spotify.com'],
  source: 'https://developer.spotify.com/documentation/web-api/concepts/api-calls',
  checked: '2026-11-25',
  messages: [
    [
      /only valid bearer/i,
      [
        'credential',
        'The API does not accept the {key} as it was sent: an access token goes after Bearer into the Authorization header.',
      ],
    ],
    [
      /user may not be registered/i,
      [
        'account',
        'The app is in development mode, and this user is not one of those that it may have: add them under User Management in the dashboard.',
      ],
    ],
    [
      /invalid client secret/i,
      ['credential', 'The client secret is wrong, or was rotated in the dashboard.'],
    ],
    [
      /base62 id|invalid id/i,
      ['request', 'The id is not a valid value: send the last part of the address or URI only.'],
    ],
    [
      /restricted device|restriction violated/i,
      [
        'conflict',
        'The player does not allow this now, often because it does so already: read its state first.',
      ],
    ],
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
    NO_PREV_TRACK: STATE,
    NO_NEXT_TRACK: STATE,
    ALREADY_PAUSED: STATE,
    NOT_PAUSED: STATE,
    NOT_PLAYING_LOCALLY: STATE,
    NOT_PLAYING_TRACK: STATE,
    NOT_PLAYING_CONTEXT: STATE,
    CONTEXT_DISALLOW: STATE,
    RATE_LIMITED: 'rate-limit',
    REMOTE_CONTROL_DISALLOW: DEVICE_ALLOW,
    DEVICE_NOT_CONTROLLABLE: DEVICE_ALLOW,
    VOLUME_CONTROL_DISALLOW: ['permission', 'The device does not allow control of its volume.'],
    UNKNOWN: 'server',
  },
};
