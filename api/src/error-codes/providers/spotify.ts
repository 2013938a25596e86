import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const spotify: ProviderCodes = {
  name: 'Spotify',
  hosts: ['api.spotify.com', 'accounts.spotify.com'],
  source: 'https://developer.spotify.com/documentation/web-api/concepts/api-calls',
  checked: '2026-11-22',
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
  },
};
