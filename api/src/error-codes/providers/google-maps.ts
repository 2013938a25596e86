import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const FAILED =
  /^(?:REQUEST_DENIED|OVER_QUERY_LIMIT|OVER_DAILY_LIMIT|INVALID_REQUEST|UNKNOWN_ERROR|MAX_\w+_EXCEEDED|NOT_FOUND|DATA_NOT_AVAILABLE)$/;

/** The older services, which report errors with 200. */
export const googleMaps: ProviderCodes = {
  name: 'Google Maps',
  hosts: ['maps.googleapis.com'],
  source: 'https://developers.google.com/maps/documentation/geocoding/requests-geocoding',
  checked: '2026-11-25',
  find: (body) => (typeof body.status === 'string' && FAILED.test(body.status) ? [body.status] : []),
  messages: [
    [
      /enable billing/i,
      ['payment', 'Billing is not enabled for the project of the {key}: enable it (REQUEST_DENIED).'],
    ],
    [
      /not authorized to use this (?:service or )?API|not activated|legacy API/i,
      ['not-enabled', 'This API is not enabled in the project of the {key}: enable it (REQUEST_DENIED).'],
    ],
    [
      /API key is invalid|provided API key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, expired or restricted (REQUEST_DENIED).',
      ],
    ],
    [
      /referer restrictions|IP, site or mobile/i,
      ['restricted', 'The {key} is restricted to other sites, apps or addresses (REQUEST_DENIED).'],
    ],
  ],
  codes: {
    REQUEST_DENIED: [
      'restricted',
      'The request was denied (REQUEST_DENIED): the {key} is missing, wrong or restricted, or the API or billing is not enabled in its project.',
    ],
    OVER_QUERY_LIMIT: [
      'rate-limit',
      'Too many requests (OVER_QUERY_LIMIT), or the quota of the project is used up.',
    ],
    OVER_DAILY_LIMIT: [
      'quota',
      'The quota of the day is used up, or billing of the project is not in order (OVER_DAILY_LIMIT).',
    ],
    INVALID_REQUEST: [
      'request',
      'A parameter is missing, or the API does not accept its value (INVALID_REQUEST).',
    ],
    NOT_FOUND: ['not-found', 'The place does not exist any more: look its id up again (NOT_FOUND).'],
    UNKNOWN_ERROR: 'server',
    MAX_ROUTE_LENGTH_EXCEEDED: ['request', 'The route has too many values.'],
    MAX_WAYPOINTS_EXCEEDED: ['request', 'The request has too many waypoints; that value has to be smaller.'],
    MAX_ELEMENTS_EXCEEDED: ['request', 'The request has too many pairs; that value has to be smaller.'],
    MAX_DIMENSIONS_EXCEEDED: ['request', 'The request has too many places; that value has to be smaller.'],
  },
};
