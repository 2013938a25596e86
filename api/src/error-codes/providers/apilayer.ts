import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong, missing, or of another product. It goes into the parameter access_key.',
];
const ACCOUNT_ACTIVE: Meaning = ['account', 'The account is not active: ask the support.'];
const PATH_EXIST: Meaning = ['not-found', 'The path does not exist: check it.'];
const REQUESTS_MONTH: Meaning = ['quota', 'The requests of the month are used up: choose a larger plan.'];
const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
/** One form for all APIs of the company; most send errors with 200. */
export const apilayer: ProviderCodes = {
  name: 'apilayer',
  slugs: ['aviationstack'],
  hosts: [
    'api.aviationstack.com',
    'api.marketstack.com',
    'api.weatherstack.com',
    'api.currencylayer.com',
    'data.fixer.io',
    'api.ipstack.com',
    'api.mediastack.com',
    'api.positionstack.com',
    'apilayer.net',
    'api.exchangerate.host',
    'api.exchangeratesapi.io',
    'api.apilayer.com',
  ],
  source: 'https://aviationstack.com/documentation',
  checked: '2026-11-25',
  codes: {
    101: KEY,
    102: ACCOUNT_ACTIVE,
    103: PATH_EXIST,
    104: REQUESTS_MONTH,
    105: [
      'payment',
      'The plan of the account does not include this (or https): choose a larger one, under its billing.',
    ],
    106: ['not-found', 'There is no result: what the request names cannot be found.'],
    201: ['request', 'The base currency has a value that does not exist.'],
    202: ['request', 'A currency has a value that does not exist.'],
    301: ['request', 'The date is missing or its value is not valid.'],
    302: 'request',
    601: ['request', 'The query is missing or has a value that is not valid.'],
    603: PLAN,
    604: PLAN,
    605: 'request',
    606: 'request',
    615: ['not-found', 'The place cannot be found: check its name or its coordinates.'],
    invalid_access_key: KEY,
    missing_access_key: KEY,
    inactive_user: ACCOUNT_ACTIVE,
    https_access_restricted: [
      'payment',
      'The free plan does not include TLS: choose a larger one, under the billing of the account.',
    ],
    function_access_restricted: PLAN,
    invalid_api_function: PATH_EXIST,
    usage_limit_reached: REQUESTS_MONTH,
    rate_limit_reached: 'rate-limit',
    validation_error: 'request',
    not_found_error: 'not-found',
    no_valid_symbols_provided: ['not-found', 'The symbol does not exist, or the plan does not include it.'],
    base_currency_access_restricted: PLAN,
    invalid_date: 'request',
    too_many_requests: 'rate-limit',
    '404_not_found': 'not-found',
  },
};
