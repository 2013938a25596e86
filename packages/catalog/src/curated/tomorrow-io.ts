import type { CuratedApi } from '#src/curated-api.ts';

export const tomorrowIo: CuratedApi = {
  slug: 'tomorrow-io',
  name: 'Tomorrow.io',
  description:
    'Weather for any point: current conditions, forecasts by minute, hour and day, history, and alerts, with layers such as air quality, pollen and fire risk.',
  categories: ['weather'],
  capabilities: [
    'current weather',
    'weather forecast',
    'historical weather',
    'weather alerts',
    'air quality',
    'weather maps',
    'soil moisture',
    'lightning strikes',
    'pollen data',
  ],
  useCases: ['weather widget', 'irrigation planning', 'weather-related delivery delays', 'event planning'],
  synonyms: ['ClimaCell', 'temperature', 'rain', 'forecast', 'meteorology', 'pollen'],
  pricing: {
    model: 'freemium',
    summary: 'Plans based on the number of calls and layers; larger ones by contract.',
    freeTier: 'An hourly and a daily allowance of calls',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.tomorrow.io/',
    registration: 'https://app.tomorrow.io/signup',
    documentation: 'https://docs.tomorrow.io/',
    developerPortal: 'https://app.tomorrow.io/development/keys',
    apiReference: 'https://docs.tomorrow.io/reference/welcome',
  },
  domains: ['tomorrow.io'],
  keyPlacement: {
    type: 'query',
    name: 'apikey',
  },
  baseUrl: 'https://api.tomorrow.io',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v4/weather/realtime',
      summary: 'Get the current weather for a place',
    },
    {
      method: 'GET',
      path: '/v4/weather/forecast',
      summary: 'Get the forecast for a place',
    },
    {
      method: 'GET',
      path: '/v4/weather/history/recent',
      summary: 'Get the weather for the last day',
    },
    {
      method: 'POST',
      path: '/v4/timelines',
      summary: 'Get any fields at any time interval',
    },
    {
      method: 'GET',
      path: '/v4/events',
      summary: 'List weather warnings',
    },
  ],
  popularity: 3,
  directoryId: null,
};
