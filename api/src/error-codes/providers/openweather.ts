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
        'The API does not accept the key: it is wrong, was created within the last hours and is not active yet, or needs a subscription for this product (One Call 3.0).',
      ],
    ],
    [
      /separate subscription|subscription/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [
      /city not found|no cities found|nothing to geocode|wrong (?:latitude|longitude)/i,
      ['not-found', 'The place cannot be found: check its name or its coordinates.'],
    ],
    [
      /account is (?:temporary )?blocked|exceeding of requests|limit/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
  ],
  codes: {},
};
