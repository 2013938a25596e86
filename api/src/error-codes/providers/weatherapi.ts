import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const weatherapi: ProviderCodes = {
  name: 'WeatherAPI.com',
  slugs: ['weatherapi'],
  hosts: ['api.weatherapi.com'],
  source: 'https://www.weatherapi.com/docs/#intro-error-codes',
  checked: '2026-11-25',
  codes: {
    1002: [
      'credential',
      'The API does not accept the {key}: it is wrong, or was not sent as the parameter key.',
    ],
    1003: ['request', 'The parameter q is missing.'],
    1005: ['not-found', 'The path does not exist: check it.'],
    1006: [
      'not-found',
      'The place cannot be found: the parameter q takes a city, coordinates, a postal code or an IP address.',
    ],
    1008: ['request', 'The value of the date is out of the range that the API or the plan has.'],
    2006: 'credential',
    2007: ['quota', 'The calls of the month are used up: choose a larger plan, or wait for the next month.'],
    2008: ['account', 'The key or its account is disabled: see the dashboard.'],
    2009: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    9000: ['request', 'The API could not read the JSON of the bulk request.'],
    9001: ['request', 'The bulk request has too many places: at most 50 are a valid value.'],
    9999: 'server',
  },
};
