import type { CuratedApi } from '#src/curated-api.ts';

export const weatherapi: CuratedApi = {
  slug: 'weatherapi',
  name: 'WeatherAPI.com',
  alsoCalled: ['WeatherAPI'],
  description:
    'Current weather, forecasts, history, air quality, marine data, sun and moon, and alerts, from one simple API.',
  categories: ['weather'],
  capabilities: [
    'weather forecast',
    'current weather',
    'historical weather',
    'air quality',
    'weather alerts',
    'marine weather',
    'astronomy data',
    'tide times',
  ],
  useCases: ['weather on a website', 'travel app', 'outdoor events'],
  synonyms: ['temperature', 'rain', 'wind', 'climate'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on calls and forecast length.',
    freeTier: 'A monthly allowance of calls',
    checked: null,
  },
  urls: {
    website: 'https://www.weatherapi.com/',
    registration: 'https://www.weatherapi.com/signup.aspx',
    documentation: 'https://www.weatherapi.com/docs/',
    developerPortal: 'https://www.weatherapi.com/my/',
    apiReference: 'https://www.weatherapi.com/docs/',
  },
  domains: ['weatherapi.com'],
  keyPlacement: { type: 'query', name: 'key' },
  baseUrl: 'https://api.weatherapi.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/current.json', summary: 'Get the current weather' },
    { method: 'GET', path: '/v1/forecast.json', summary: 'Get a forecast' },
    { method: 'GET', path: '/v1/history.json', summary: 'Get the weather for a past day' },
    { method: 'GET', path: '/v1/alerts.json', summary: 'Get warnings' },
    { method: 'GET', path: '/v1/search.json', summary: 'Find a place' },
  ],
  popularity: 4,
  directoryId: null,
};
