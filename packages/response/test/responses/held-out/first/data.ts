import type { ResponseCase } from '#test/responses/response-case.ts';

const PROBLEM = { 'content-type': 'application/problem+json' };

export const firstData: ResponseCase[] = [
  {
    provider: 'HERE',
    what: 'key unknown',
    url: 'https://geocode.search.hereapi.com/v1/geocode?q=Berlin',
    status: 401,
    body: { error: 'Unauthorized', error_description: 'apiKey invalid. apiKey not found.' },
    cause: 'credential',
    source:
      'https://www.here.com/docs/bundle/identity-and-access-management-developer-guide/page/topics/plat-using-apikeys.html',
  },
  {
    provider: 'OpenWeather',
    what: 'product needs its own subscription',
    url: 'https://api.openweathermap.org/data/3.0/onecall?lat=52&lon=13',
    status: 401,
    body: {
      cod: 401,
      message:
        'Please note that using One Call 3.0 requires a separate subscription to the One Call by Call plan. Learn more here https://openweathermap.org/price. If you have a valid subscription to the One Call by Call plan, but still receive this error, then please see https://openweathermap.org/faq#error401 for more info.',
    },
    cause: 'payment',
    also: ['not-enabled', 'permission'],
    names: [/subscription/],
    source: 'https://openweathermap.org/faq#error401',
  },
  {
    provider: 'weatherstack',
    what: 'requests of the month, in a 200',
    url: 'https://api.weatherstack.com/current?query=Rome',
    status: 200,
    body: {
      success: false,
      error: {
        code: 104,
        type: 'usage_limit_reached',
        info: 'Your monthly API request volume has been reached. Please upgrade your plan.',
      },
    },
    cause: 'quota',
    also: ['payment'],
    source: 'https://weatherstack.com/documentation#api_error_codes',
  },
  {
    provider: 'Alpha Vantage',
    what: 'limit of the day, in a 200',
    url: 'https://www.alphavantage.co/query?function=TIME_SERIES_DAILY&symbol=IBM',
    status: 200,
    body: {
      Information:
        'Thank you for using Alpha Vantage! Our standard API rate limit is 25 requests per day. Please subscribe to any of the premium plans at https://www.alphavantage.co/premium/ to instantly remove all daily rate limits.',
    },
    cause: 'rate-limit',
    also: ['quota'],
    names: [/25 requests per day/],
    source: 'https://www.alphavantage.co/support/',
  },
  {
    provider: 'TomTom',
    what: 'calls per second, sent as 403',
    url: 'https://api.tomtom.com/search/2/geocode/Berlin.json',
    status: 403,
    headers: {
      'content-type': 'text/xml',
      'x-mashery-error-code': 'ERR_403_DEVELOPER_OVER_QPS',
      'x-error-detail-header': 'Account Over Queries Per Second Limit',
    },
    body: '<h1>Developer Over Qps</h1>',
    cause: 'rate-limit',
    source: 'https://developer.tomtom.com/search-api/documentation/response-codes',
  },
  {
    provider: 'National Weather Service',
    what: 'point outside, sent as 404',
    url: 'https://api.weather.gov/points/51.5,-0.12',
    status: 404,
    headers: PROBLEM,
    body: {
      correlationId: '2',
      title: 'Data Unavailable For Requested Point',
      type: 'https://api.weather.gov/problems/InvalidPoint',
      status: 404,
      detail: 'Unable to provide data for requested point 51.5,-0.12',
      instance: 'https://api.weather.gov/requests/2',
    },
    cause: 'not-found',
    also: ['request'],
    names: [/51\.5,-0\.12/],
    never: [/nothing at this path/],
    source: 'https://www.weather.gov/documentation/services-web-api',
  },
  {
    provider: 'CoinGecko',
    what: 'range of the free plan, sent as 401',
    url: 'https://api.coingecko.com/api/v3/coins/bitcoin/market_chart?days=900',
    status: 401,
    body: {
      error: {
        status: {
          timestamp: '2026-11-23T07:00:00.000+00:00',
          error_code: 10012,
          error_message:
            'Your request exceeds the allowed time range. Public API users are limited to querying historical data within the past 365 days. Upgrade to a paid plan to enjoy full historical data access.',
        },
      },
    },
    cause: 'payment',
    also: ['permission', 'request'],
    names: [/365 days/],
    source: 'https://docs.coingecko.com/reference/common-errors-rate-limit',
  },
  {
    provider: 'Kraken',
    what: 'nonce, in a 200',
    url: 'https://api.kraken.com/0/private/Balance',
    method: 'POST',
    status: 200,
    body: { error: ['EAPI:Invalid nonce'] },
    cause: 'signature',
    also: ['request', 'conflict'],
    names: [/nonce/],
    source: 'https://docs.kraken.com/api/docs/guides/spot-errors/',
  },
  {
    provider: 'GeoNames',
    what: 'credits of the hour, in a 200',
    url: 'https://secure.geonames.org/searchJSON?q=london&username=demo',
    status: 200,
    body: {
      status: {
        message:
          'the hourly limit of 1000 credits for demo has been exceeded. Please use an application specific account. Do not use the demo account for your application.',
        value: 19,
      },
    },
    cause: 'rate-limit',
    also: ['quota'],
    names: [/hourly/],
    source: 'https://www.geonames.org/export/webservice-exception.html',
  },
  {
    provider: 'Spotify',
    what: 'no device plays, sent as 404',
    url: 'https://api.spotify.com/v1/me/player/play',
    method: 'PUT',
    status: 404,
    body: {
      error: {
        status: 404,
        message: 'Player command failed: No active device found',
        reason: 'NO_ACTIVE_DEVICE',
      },
    },
    cause: 'customer',
    also: ['not-found'],
    names: [/device/],
    never: [/nothing at this path/],
    source: 'https://developer.spotify.com/documentation/web-api/reference/start-a-users-playback',
  },
];
