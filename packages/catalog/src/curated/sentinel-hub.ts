import type { CuratedApi } from '#src/curated-api.ts';

export const sentinelHub: CuratedApi = {
  slug: 'sentinel-hub',
  name: 'Sentinel Hub',
  alsoCalled: ['Copernicus', 'Sentinel-2', 'Planet Insights Platform'],
  description:
    'Satellite images from Sentinel, Landsat and commercial satellites, processed on demand: images, plant and water indices, and statistics over time.',
  categories: ['science', 'location'],
  capabilities: [
    'satellite imagery',
    'vegetation index',
    'earth observation',
    'soil moisture',
    'crop monitoring',
    'historical imagery',
  ],
  useCases: ['crop health', 'monitoring floods', 'land use change'],
  synonyms: ['remote sensing', 'NDVI', 'Planet', 'agriculture', 'Copernicus Data Space'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on processing units.',
    freeTier: 'A trial; the Copernicus Data Space has a free quota',
    checked: null,
  },
  urls: {
    website: 'https://www.sentinel-hub.com/',
    registration: 'https://apps.sentinel-hub.com/dashboard/',
    documentation: 'https://docs.planet.com/develop/',
    developerPortal: 'https://apps.sentinel-hub.com/dashboard/',
    apiReference: 'https://docs.planet.com/develop/apis/',
  },
  domains: ['sentinel-hub.com', 'planet.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://services.sentinel-hub.com',
  keyHint: 'An access token obtained with the client ID and secret',
  oauth: null,
  operations: [
    { method: 'POST', path: '/api/v1/process', summary: 'Create an image' },
    { method: 'POST', path: '/api/v1/statistics', summary: 'Calculate statistics of an area' },
    { method: 'POST', path: '/api/v1/catalog/1.0.0/search', summary: 'Find images' },
  ],
  popularity: 2,
  directoryId: null,
};
