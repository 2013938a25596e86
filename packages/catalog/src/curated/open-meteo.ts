import type { CuratedApi } from '#src/curated-api.ts';

export const openMeteo: CuratedApi = {
  slug: 'open-meteo',
  name: 'Open-Meteo',
  description:
    'Open-source weather API: forecasts from national weather services, decades of historical weather, and marine and air quality data.',
  categories: ['weather', 'science'],
  capabilities: [
    'current weather',
    'weather forecast',
    'historical weather',
    'air quality',
    'marine weather',
    'elevation data',
    'climate data',
    'soil moisture',
    'pollen data',
  ],
  useCases: ['weather widget', 'energy forecast', 'irrigation planning', 'academic studies'],
  synonyms: ['no key', 'temperature', 'rain', 'forecast', 'meteorology', 'climate', 'open source', 'ERA5'],
  pricing: {
    model: 'freemium',
    summary:
      'Free without a key for non-commercial use; commercial use needs a monthly plan, with a key and a different host.',
    freeTier: 'Non-commercial use, with a daily call limit',
    isFreeForCommercialUse: false,
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://open-meteo.com/',
    registration: 'https://open-meteo.com/en/pricing',
    documentation: 'https://open-meteo.com/en/docs',
    developerPortal: null,
    apiReference: 'https://open-meteo.com/en/docs',
  },
  domains: ['open-meteo.com'],
  keyPlacement: {
    type: 'query',
    name: 'apikey',
  },
  // Without a key: paid keys use customer-api.open-meteo.com.
  baseUrl: 'https://api.open-meteo.com',
  keyHint: 'No key is needed for non-commercial use',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v1/forecast',
      summary: 'Get the current weather and forecast for a place',
    },
    {
      method: 'GET',
      path: '/v1/elevation',
      summary: 'Get the elevation of a place',
    },
  ],
  popularity: 3,
  directoryId: null,
};
