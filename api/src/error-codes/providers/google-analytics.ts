import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const googleAnalytics: ProviderCodes = {
  name: 'Google Analytics',
  slugs: ['google-analytics'],
  hosts: ['analyticsdata.googleapis.com', 'analyticsadmin.googleapis.com'],
  source: 'https://developers.google.com/analytics/devguides/reporting/data/v1/errors',
  checked: '2026-11-25',
  messages: [
    [
      /permissions? for this property/i,
      [
        'permission',
        'The login or service account may not read this property, or the id is of another: add its e-mail address as a viewer in the access management of the property, and check the numeric id.',
      ],
    ],
    [
      /numeric property id|property id (?:is|must)/i,
      [
        'request',
        'The property in the path has a wrong value: it takes the numeric id of the property, not the measurement id (G-…).',
      ],
    ],
    [
      /not a valid (?:dimension|metric)|did you mean/i,
      [
        'request',
        'The request names a dimension or metric that does not exist: that value has to be one of the list of the API, or a custom one of the property.',
      ],
    ],
    [
      /to make the request compatible|incompatible/i,
      [
        'request',
        'These dimensions and metrics may not be used together: checkCompatibility says which values to leave out.',
      ],
    ],
    [
      /exhausted .{0,60}\bper day\b/i,
      [
        'quota',
        'The quota of tokens of the day is used up for this property: wait until it is reset, or ask for less.',
      ],
    ],
    [
      /exhausted .{0,60}\b(?:tokens?|quota|requests?)\b/i,
      [
        'rate-limit',
        'Too many requests, or requests for too much: the tokens of the hour are used up for this property. Ask for fewer days, dimensions and rows, or wait.',
      ],
    ],
  ],
  codes: {},
};
