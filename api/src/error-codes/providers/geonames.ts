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
  codes: {
    '10': [
      'credential',
      'The API does not accept the {key}: the user name is wrong, or web services are not enabled for it.',
    ],
    '11': 'not-found',
    '12': 'server',
    '13': ['server', 'The database of the API took too long: try again.'],
    '14': 'request',
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
