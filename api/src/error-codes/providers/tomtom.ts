import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ROUTE_BETWEEN: Meaning = ['not-found', 'There is no route between these points: it cannot be found.'];
export const tomtom: ProviderCodes = {
  name: 'TomTom',
  slugs: ['tomtom'],
  hosts: ['api.tomtom.com', '*.api.tomtom.com'],
  source: 'https://developer.tomtom.com/routing-api/documentation/tomtom-maps/calculate-route',
  checked: '2026-11-25',
  find: ({ detailedError }) => [asText(asObject(detailedError)?.code) ?? ''].filter((code) => code !== ''),
  messages: [
    [/developer inactive|account inactive|api key/i, 'credential'],
    [
      /over (?:qps|queries per second)/i,
      ['rate-limit', 'Too many requests for the plan in a short time: wait a minute.'],
    ],
    [
      /over (?:rate|quota)|developer over rate/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
  ],
  codes: {
    MAP_MATCHING_FAILURE: ['request', 'A point has a value that is too far from any road.'],
    NO_ROUTE_FOUND: ROUTE_BETWEEN,
    CANNOT_RESTORE_BASEROUTE: ROUTE_BETWEEN,
    BAD_INPUT: 'request',
    COMPUTE_TIME_LIMIT_EXCEEDED: [
      'server',
      'The route took too long: try again with points that are closer.',
    ],
    Forbidden: [
      // A wrong key gets the same response.
      'credential',
      'The API does not accept the {key} for this: it is wrong (parameter key), or lacks this product. Add the product to it in the dashboard.',
    ],
    InvalidRequest: 'request',
    BadRequest: 'request',
    NotFound: 'not-found',
    TooManyRequests: 'rate-limit',
  },
};
