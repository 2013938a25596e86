import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const openweather: ProviderCodes = {
  name: 'OpenWeather',
  slugs: ['openweather'],
  hosts: ['api.openweathermap.org', 'pro.openweathermap.org', 'history.openweathermap.org'],
  source: 'https://openweathermap.org/faq',
  checked: '2026-11-25',
  messages: [
    [
      /invalid api key/i,
      [
        'credential',
        'The API does not accept the {key} (parameter appid): it is wrong, was created within the last hours and is not active yet, or needs a subscription for this product (One Call 3.0).',
      ],
    ],
    [
      /account is (?:temporar\w+ )?blocked|exceeding (?:of|the) /i,
      [
        'rate-limit',
        'Too many requests for the plan, which limits those of a minute, a day or a month: wait, or choose a larger plan.',
      ],
    ],
    [
      /separate subscription/i,
      [
        'payment',
        'This product (One Call 3.0) needs a subscription of its own, with billing details, although it has free calls each day: subscribe to it on the page of prices.',
      ],
    ],
    [
      /subscription/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [
      /nothing to geocode|wrong (?:lat|lon)/i,
      ['request', 'The place is missing or not valid: send q, or lat and lon as numbers in degrees.'],
    ],
    [
      /city not found|no cities found/i,
      ['not-found', 'The place cannot be found: check its name or its coordinates.'],
    ],
    [
      /limit/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
  ],
  codes: {},
};
