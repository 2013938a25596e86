import type { CuratedApi } from '#src/curated-api.ts';

export const usNationalWeatherService: CuratedApi = {
  slug: 'us-national-weather-service',
  name: 'US National Weather Service',
  alsoCalled: ['NWS', 'weather gov', 'NOAA weather'],
  description:
    'Forecasts, warnings and observations for the United States from its weather service, without a key.',
  categories: ['weather', 'government'],
  capabilities: [
    'weather forecast',
    'weather alerts',
    'weather observations',
    'hourly forecast',
    'radar stations',
  ],
  useCases: ['storm warnings', 'weather on a website', 'frost warnings for farmers'],
  synonyms: ['NOAA', 'severe weather', 'no key', 'public data'],
  pricing: {
    model: 'free',
    summary: 'Free, open data for any purpose, within rate limits.',
    freeTier: 'Entirely free',
    isFreeForCommercialUse: true,
    checked: '2026-11-23',
    source: 'https://www.weather.gov/documentation/services-web-api',
  },
  urls: {
    website: 'https://www.weather.gov/',
    registration: 'https://www.weather.gov/documentation/services-web-api',
    documentation: 'https://www.weather.gov/documentation/services-web-api',
    developerPortal: null,
    apiReference: 'https://www.weather.gov/documentation/services-web-api',
  },
  domains: ['weather.gov'],
  keyPlacement: null,
  baseUrl: 'https://api.weather.gov',
  keyHint: 'No key is needed, but a User-Agent that names the application is required',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/points/{latitude},{longitude}',
      summary: 'Find the forecast office for a place',
    },
    { method: 'GET', path: '/gridpoints/{wfo}/{x},{y}/forecast', summary: 'Get a forecast' },
    { method: 'GET', path: '/alerts/active', summary: 'List warnings' },
    {
      method: 'GET',
      path: '/stations/{stationId}/observations/latest',
      summary: "Get a station's observations",
    },
  ],
  popularity: 3,
  directoryId: null,
};
