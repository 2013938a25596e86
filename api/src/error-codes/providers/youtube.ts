import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** What YouTube says more exactly than Google's other APIs. */
export const youtube: ProviderCodes = {
  name: 'YouTube',
  slugs: ['youtube-data'],
  hosts: ['youtube.googleapis.com'],
  source: 'https://developers.google.com/youtube/v3/docs/errors',
  checked: '2026-11-25',
  codes: {
    quotaExceeded: [
      'quota',
      'The quota of the day is used up, in which a search costs 100 units: it is reset at midnight Pacific time. Request a larger one in the console.',
    ],
    youtubeSignupRequired: [
      'account',
      'The account of the login has no channel yet, and a service account cannot have one: log in as the user of a channel.',
    ],
    commentsDisabled: ['policy', 'The owner of the video has switched its comments off: they are blocked.'],
    missingRequiredParameter: ['request', 'A parameter is missing: the message lists those that it may be.'],
    unexpectedPart: ['request', 'The parameter part has a value that this resource does not have.'],
    playlistItemsNotAccessible: ['permission', 'The {key} may not read this playlist: only its owner may.'],
    subscriptionForbidden: ['permission', 'The {key} may not read these subscriptions: they are private.'],
  },
};
