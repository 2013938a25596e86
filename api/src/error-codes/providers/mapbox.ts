import { asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Its services for routes say in `code` whether they found one, whatever the status. */
export const mapbox: ProviderCodes = {
  name: 'Mapbox',
  slugs: ['mapbox'],
  hosts: ['api.mapbox.com'],
  source: 'https://docs.mapbox.com/api/navigation/directions/',
  checked: '2026-11-23',
  find: ({ code }) => {
    const name = asText(code);
    return name === undefined || /^ok$/i.test(name) ? [] : [name];
  },
  messages: [
    [
      /not authorized - (?:invalid|no) token|not authorized$/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing, wrong or expired. It goes into the parameter access_token.',
      ],
    ],
    [
      /\bscopes?\b/i,
      ['permission', 'The {key} lacks a scope for this: create a secret token (sk.) that has it.'],
    ],
    [
      /^forbidden$/i,
      [
        'restricted',
        'The {key} is restricted to other URLs, or lacks a scope for this: edit it in the account.',
      ],
    ],
  ],
  codes: {
    NoRoute: ['not-found', 'A route between the places was not found.'],
    NoSegment: ['not-found', 'A road near one of the places was not found.'],
    NoMatch: ['not-found', 'A road that matches the places was not found.'],
    NoTrips: ['not-found', 'A trip between the places was not found.'],
    ProfileNotFound: ['request', 'The profile in the path is not a value that the API knows.'],
    InvalidInput: 'request',
    TooManyCoordinates: ['request', 'The request has more places than the API accepts.'],
    InvalidToken: 'credential',
    TokenExpired: 'credential',
    TokenRevoked: 'credential',
    TokenMalformed: 'credential',
  },
};
