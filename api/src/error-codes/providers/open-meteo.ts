import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const openMeteo: ProviderCodes = {
  name: 'Open-Meteo',
  slugs: ['open-meteo'],
  hosts: ['*.open-meteo.com'],
  source: 'https://open-meteo.com/en/docs',
  checked: '2026-11-25',
  messages: [
    [
      /minutely|too many concurrent/i,
      ['rate-limit', 'Too many requests in this minute, or at the same time: wait a minute.'],
    ],
    [/hourly api request limit/i, ['rate-limit', 'Too many requests in this hour: wait until the next.']],
    [
      /(?:daily|monthly) api request limit/i,
      [
        'quota',
        'The calls of the day or month are used up: wait until the next, or use a paid {key} at customer-api.open-meteo.com.',
      ],
    ],
    [
      /api[ _]?key/i,
      [
        'credential',
        'The API does not accept the {key}: the parameter apikey is missing or wrong. Hosts that begin with customer- require one, others have none.',
      ],
    ],
    [
      /cannot initialize .{0,120}invalid string value|invalid string/i,
      [
        'request',
        'A variable or model has a name that the API does not know: the message ends with that value.',
      ],
    ],
    [
      /no data is available for this location/i,
      ['not-found', 'Nothing was found for this place: the model does not cover it.'],
    ],
    [
      /out of (?:allowed )?range/i,
      ['request', 'A value, such as start_date or latitude, is out of the range that the message names.'],
    ],
  ],
  codes: {},
};
