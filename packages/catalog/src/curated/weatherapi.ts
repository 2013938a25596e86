import type { CuratedApi } from '#src/curated-api.ts';

export const weatherapi: CuratedApi = {
  slug: 'weatherapi',
  name: 'WeatherAPI.com',
  alsoCalled: ['WeatherAPI'],
  description:
    'Weather now, forecasts, the past, air quality, sea, sun and moon, and alerts, from one simple API.',
  categories: ['weather'],
  capabilities: [
    'weather forecast',
    'current weather',
    'historical weather',
    'air quality',
    'weather alerts',
    'marine weather',
    'astronomy data',
  ],
  useCases: ['weather on a web site', 'travel app', 'events outdoors'],
  synonyms: ['temperature', 'rain', 'wind', 'climate'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by calls and length of the forecast.',
    freeTier: 'A number of calls each month',
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
    { method: 'GET', path: '/v1/current.json', summary: 'Read the weather now' },
    { method: 'GET', path: '/v1/forecast.json', summary: 'Read a forecast' },
    { method: 'GET', path: '/v1/history.json', summary: 'Read the weather of a past day' },
    { method: 'GET', path: '/v1/alerts.json', summary: 'Read warnings' },
    { method: 'GET', path: '/v1/search.json', summary: 'Find a place' },
  ],
  popularity: 4,
  directoryId: null,
};
