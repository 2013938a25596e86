import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ROUTE_BETWEEN: Meaning = ['not-found', 'There is no route between these points: it cannot be found.'];
/** A route that was not found comes with 200 and a notice. */
export const here: ProviderCodes = {
  name: 'HERE',
  slugs: ['here'],
  hosts: ['*.hereapi.com', '*.api.here.com', '*.ls.hereapi.com'],
  source: 'https://www.here.com/docs/bundle/routing-api-developer-guide-v8/page/topics/errors.html',
  checked: '2026-11-25',
  find: ({ notices, routes }) =>
    Array.isArray(routes) && routes.length === 0
      ? listOf(notices).flatMap((one) => asText(asObject(one)?.code) ?? [])
      : [],
  messages: [
    [
      /apikey (?:invalid|not found)|these credentials do not authorize|no credentials/i,
      [
        'credential',
        'The API does not accept the {key}: the parameter apiKey is missing or wrong, or the project of its app has no access to this service.',
      ],
    ],
    [/rate limit|too many requests/i, 'rate-limit'],
    [
      /illegal|malformed|is invalid/i,
      [
        'request',
        'A parameter is missing or has a value that the API does not accept: cause and action in the body name it.',
      ],
    ],
  ],
  codes: {
    noRouteFound: ROUTE_BETWEEN,
    couldNotMatchOrigin: ['request', 'The origin has a value that is too far from any road.'],
    couldNotMatchDestination: ['request', 'The destination has a value that is too far from any road.'],
    routeCalculationFailed: ROUTE_BETWEEN,
    E605001: 'request',
    E605029: 'request',
    E605101: 'request',
    E600300: 'request',
    E600101: 'server',
  },
};
