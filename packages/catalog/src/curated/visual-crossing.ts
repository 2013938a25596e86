import type { CuratedApi } from '#src/curated-api.ts';

export const visualCrossing: CuratedApi = {
  slug: 'visual-crossing',
  name: 'Visual Crossing Weather',
  alsoCalled: ['Visual Crossing'],
  description:
    'Fifty years of weather history, forecasts and statistics for any place, in one call as JSON or CSV.',
  categories: ['weather', 'science'],
  capabilities: [
    'historical weather',
    'weather forecast',
    'climate statistics',
    'weather alerts',
    'soil data',
  ],
  useCases: ['sales compared with the weather', 'insurance claims', 'farming'],
  synonyms: ['climate data', 'temperature', 'rain', 'weather history'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per record, or monthly plans.',
    freeTier: 'A daily allowance of records',
    checked: null,
  },
  urls: {
    website: 'https://www.visualcrossing.com/weather-api',
    registration: 'https://www.visualcrossing.com/sign-up',
    documentation: 'https://www.visualcrossing.com/resources/documentation/weather-api/',
    developerPortal: 'https://www.visualcrossing.com/account',
    apiReference: 'https://www.visualcrossing.com/resources/documentation/weather-api/timeline-weather-api/',
  },
  domains: ['visualcrossing.com'],
  keyPlacement: { type: 'query', name: 'key' },
  baseUrl: 'https://weather.visualcrossing.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/VisualCrossingWebServices/rest/services/timeline/{location}',
      summary: 'Get the forecast for the next fifteen days',
    },
    {
      method: 'GET',
      path: '/VisualCrossingWebServices/rest/services/timeline/{location}/{date1}/{date2}',
      summary: 'Get the weather for a period',
    },
  ],
  popularity: 3,
  directoryId: 'visualcrossing.com:weather',
};
