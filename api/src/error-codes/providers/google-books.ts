import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const googleBooks: ProviderCodes = {
  name: 'Google Books',
  slugs: ['google-books'],
  hosts: ['www.googleapis.com', 'books.googleapis.com'],
  source: 'https://developers.google.com/books/docs/v1/using',
  checked: '2026-11-25',
  messages: [
    [
      /queries per day.{0,60}books\.googleapis/i,
      [
        'quota',
        'The quota of the day is used up: calls without a {key} share one with everybody, so send the {key} (parameter key), or wait until midnight Pacific time.',
      ],
    ],
    [
      /cannot determine user location/i,
      [
        'request',
        'The API does not know the country of the caller, as a server has none: name it with the parameter country.',
      ],
    ],
    [/volume id could not be found/i, ['not-found', 'The volume does not exist: check its id.']],
  ],
  codes: {
    unknownLocation: [
      'request',
      'The API does not know the country of the caller, as a server has none: name it with the parameter country.',
    ],
    queryRequired: ['request', 'The parameter q is missing or empty.'],
    backendFailed: ['server', 'The API failed on its side: try again later.'],
  },
};
