import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const lastFm: ProviderCodes = {
  name: 'Last.fm',
  slugs: ['last-fm'],
  hosts: ['ws.audioscrobbler.com'],
  source: 'https://www.last.fm/api/errorcodes',
  checked: '2026-11-25',
  codes: {
    2: ['not-found', 'The service does not exist.'],
    3: ['not-found', 'The method does not exist.'],
    4: ['credential', 'The API does not accept the login: the {key} lacks a valid session.'],
    5: 'request',
    6: ['not-found', 'What the request names does not exist, or a parameter is missing.'],
    7: 'not-found',
    8: ['server', 'The API failed on its side: try again.'],
    9: ['credential', 'The login is expired or not valid: it has to be made again.'],
    10: 'credential',
    11: ['server', 'The API is offline: try again later.'],
    13: 'signature',
    14: ['customer', 'The user has not allowed this token yet.'],
    15: ['credential', 'The token is expired.'],
    16: ['server', 'The API failed for a moment: try again shortly.'],
    17: ['customer', 'The user has to be logged in, or made this private.'],
    26: ['account', 'The {key} of the account was suspended: ask the support.'],
    29: 'rate-limit',
  },
};
