import { asObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const LONGER: Meaning = [
  'quota',
  'A quota of the account is used up: wait until it is reset, or use a paid account.',
];

/** Every error comes with 200, as an object that has nothing but a status. */
export const geonames: ProviderCodes = {
  name: 'GeoNames',
  slugs: ['geonames'],
  hosts: ['api.geonames.org', 'secure.geonames.org', 'ws.geonames.net'],
  source: 'https://www.geonames.org/export/webservice-exception.html',
  checked: '2026-11-23',
  find: (body) => {
    const value = asObject(body.status)?.value;
    return typeof value === 'number' ? [String(value)] : [];
  },
  messages: [
    [
      /not enabled to use/i,
      [
        'not-enabled',
        'Web services are not enabled for this user name: log in at geonames.org/manageaccount, and enable them at the end of the page.',
      ],
    ],
    [
      /\bfor demo\b/i,
      [
        'quota',
        'The credits of the user name demo are used up by everybody: register one of your own, and send it as username.',
      ],
    ],
  ],
  codes: {
    '10': [
      'credential',
      'The API does not accept the {key}: the user name (parameter username) is wrong or not confirmed, or web services are not enabled for it.',
    ],
    '11': 'not-found',
    '12': 'server',
    '13': ['server', 'The database of the API took too long: try again.'],
    '14': ['request', 'A parameter is missing or has a value that is not valid: the message names it.'],
    '15': 'not-found',
    '16': 'conflict',
    '17': 'not-found',
    '18': LONGER,
    '19': ['rate-limit', 'Too many requests in this hour: the credits of the hour are used up.'],
    '20': LONGER,
    '21': 'request',
    '22': 'overloaded',
    '23': ['request', 'The API does not have this service.'],
    '24': ['request', 'The value of radius is too large.'],
    '27': ['request', 'The value of maxRows is too large.'],
  },
};
