import type { CuratedApi } from '#src/curated-api.ts';

export const tomorrowIo: CuratedApi = {
  slug: 'tomorrow-io',
  name: 'Tomorrow.io',
  description:
    'Weather for any point: now, forecasts by minute, hour and day, the past, and alerts, with layers such as air quality, pollen and fire risk.',
  categories: ['weather'],
  capabilities: [
    'current weather',
    'weather forecast',
    'historical weather',
    'weather alerts',
    'air quality',
    'weather maps',
  ],
  useCases: ['weather widget', 'irrigation planning', 'delivery delays by weather', 'event planning'],
  synonyms: ['ClimaCell', 'temperature', 'rain', 'forecast', 'meteorology', 'pollen'],
  pricing: {
    model: 'freemium',
    summary: 'Plans by number of calls and layers; larger ones by contract.',
    freeTier: 'A number of calls an hour and a day',
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
      summary: 'Current weather of a place',
    },
    {
      method: 'GET',
      path: '/v4/weather/forecast',
      summary: 'Forecast of a place',
    },
    {
      method: 'GET',
      path: '/v4/weather/history/recent',
      summary: 'Weather of the last day',
    },
    {
      method: 'POST',
      path: '/v4/timelines',
      summary: 'Any fields in any steps of time',
    },
    {
      method: 'GET',
      path: '/v4/events',
      summary: 'Weather warnings',
    },
  ],
  popularity: 3,
  directoryId: null,
};
