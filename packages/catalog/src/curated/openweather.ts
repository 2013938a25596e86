import type { CuratedApi } from '#src/curated-api.ts';

export const openweather: CuratedApi = {
  slug: 'openweather',
  name: 'OpenWeather',
  alsoCalled: ['OpenWeatherMap'],
  description:
    'Current weather, forecasts, historical weather, warnings and air quality for any point on Earth.',
  categories: ['weather'],
  capabilities: [
    'current weather',
    'weather forecast',
    'historical weather',
    'weather alerts',
    'air quality',
    'geocoding',
    'weather maps',
  ],
  useCases: ['weather widget', 'irrigation planning', 'travel app', 'weather-related delivery delays'],
  synonyms: ['OpenWeatherMap', 'temperature', 'rain', 'forecast', 'meteorology', 'climate'],
  pricing: {
    model: 'freemium',
    summary:
      'Monthly subscriptions based on the number of calls; the One Call API is billed per call after a free daily allowance.',
    freeTier: 'Current weather and a five-day forecast, with per-minute and monthly call limits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://openweathermap.org/',
    registration: 'https://home.openweathermap.org/users/sign_up',
    documentation: 'https://openweathermap.org/api',
    developerPortal: 'https://home.openweathermap.org/api_keys',
    apiReference: null,
  },
  domains: ['openweathermap.org', 'openweather.co.uk'],
  keyPlacement: {
    type: 'query',
    name: 'appid',
  },
  baseUrl: 'https://api.openweathermap.org',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/data/2.5/weather',
      summary: 'Get the current weather for a place',
    },
    {
      method: 'GET',
      path: '/data/2.5/forecast',
      summary: 'Get a five-day forecast in three-hour steps',
    },
    {
      method: 'GET',
      path: '/data/3.0/onecall',
      summary: 'Get current weather, forecasts and warnings in one response',
    },
    {
      method: 'GET',
      path: '/data/2.5/air_pollution',
      summary: 'Get the air quality for a place',
    },
    {
      method: 'GET',
      path: '/geo/1.0/direct',
      summary: 'Get the coordinates of a place name',
    },
  ],
  popularity: 5,
  directoryId: null,
};
