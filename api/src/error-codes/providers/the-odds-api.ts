import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const theOddsApi: ProviderCodes = {
  name: 'The Odds API',
  slugs: ['the-odds-api'],
  hosts: ['api.the-odds-api.com'],
  source: 'https://the-odds-api.com/liveapi/guides/v4/api-error-codes.html',
  checked: '2026-11-25',
  codes: {
    MISSING_KEY: [
      'credential',
      'The call arrived without one: the {key} is missing from the parameter apiKey.',
    ],
    INVALID_KEY: 'credential',
    DEACTIVATED_KEY: [
      'account',
      'The {key} was deactivated, for its account or its payment: ask the support.',
    ],
    OUT_OF_USAGE_CREDITS: [
      'payment',
      'The credits of the account are used up: buy more, or wait until they are renewed.',
    ],
    EXCEEDED_FREQ_LIMIT: 'rate-limit',
    INVALID_MARKET: 'request',
    MISSING_REGION: ['request', 'The parameter regions is missing.'],
    INVALID_REGION: 'request',
    INVALID_SPORT: 'request',
    UNKNOWN_SPORT: ['not-found', 'The sport does not exist.'],
    INVALID_BOOKMAKERS: 'request',
    INVALID_DATE_FORMAT: 'request',
    INVALID_EVENT_ID: 'not-found',
    EVENT_NOT_FOUND: ['not-found', 'The event does not exist, or is over.'],
    HISTORICAL_UNAVAILABLE_ON_FREE_USAGE_PLAN: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    INVALID_SCORES_DAYS_FROM: 'request',
    INVALID_HISTORICAL_TIMESTAMP: 'request',
    INVALID_MARKET_COMBO: 'request',
    HISTORICAL_MARKETS_UNAVAILABLE_AT_DATE: 'not-found',
  },
};
