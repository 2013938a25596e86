import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors are those of RFC 9457, with the code at the end of `type`. */
export const nationalWeatherService: ProviderCodes = {
  name: 'US National Weather Service',
  slugs: ['us-national-weather-service'],
  hosts: ['api.weather.gov'],
  source: 'https://www.weather.gov/documentation/services-web-api',
  checked: '2026-11-25',
  codes: {
    InvalidPoint: [
      'not-found',
      'A place at this point cannot be found: the API only has those of the United States. Latitude comes first.',
    ],
    InvalidParameter: [
      'request',
      'A parameter has a value that is not valid: the message names it. A point is latitude, comma, longitude, with at most four decimals.',
    ],
    AdjustPointPrecision: [
      'elsewhere',
      'This is at another address: a point may have at most four decimals, and none that are 0 at the end.',
    ],
    MarineForecastNotSupported: ['not-found', 'A forecast for this point does not exist, as it is at sea.'],
    NotFound: 'not-found',
    UnexpectedProblem: ['server', 'The API failed on its side, as it does now and then: try again shortly.'],
  },
};
