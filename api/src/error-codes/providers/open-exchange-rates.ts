import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const APP_ID: Meaning = [
  'credential',
  'The API does not accept the {key}: the App ID (parameter app_id) is missing or wrong.',
];

export const openExchangeRates: ProviderCodes = {
  name: 'Open Exchange Rates',
  slugs: ['open-exchange-rates'],
  hosts: ['openexchangerates.org'],
  source: 'https://docs.openexchangerates.org/reference/errors',
  checked: '2026-11-25',
  codes: {
    not_found: 'not-found',
    missing_app_id: APP_ID,
    invalid_app_id: APP_ID,
    not_allowed: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    access_restricted: [
      'quota',
      'The requests of the month are used up, or the {key} is restricted: see the account.',
    ],
    invalid_base: ['request', 'The base has a value that does not exist or that the plan does not allow.'],
    not_available: ['request', 'There are no rates for this date; the value has to be another.'],
    invalid_date: 'request',
    too_many_requests: 'rate-limit',
  },
};
