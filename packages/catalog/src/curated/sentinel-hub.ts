import type { CuratedApi } from '#src/curated-api.ts';

export const sentinelHub: CuratedApi = {
  slug: 'sentinel-hub',
  name: 'Sentinel Hub',
  alsoCalled: ['Copernicus', 'Sentinel-2', 'Planet Insights Platform'],
  description:
    'Satellite pictures of Sentinel, Landsat and commercial satellites, worked up on demand: images, indices of plants and water, statistics over time.',
  categories: ['science', 'location'],
  capabilities: [
    'satellite imagery',
    'vegetation index',
    'earth observation',
    'soil moisture',
    'crop monitoring',
    'historical imagery',
  ],
  useCases: ['health of crops', 'floods', 'change of land'],
  synonyms: ['remote sensing', 'NDVI', 'Planet', 'agriculture', 'Copernicus Data Space'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans by processing units.',
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
  keyHint: 'An access token for client id and secret',
  oauth: null,
  operations: [
    { method: 'POST', path: '/api/v1/process', summary: 'Make a picture' },
    { method: 'POST', path: '/api/v1/statistics', summary: 'Work out statistics of an area' },
    { method: 'POST', path: '/api/v1/catalog/1.0.0/search', summary: 'Find pictures' },
  ],
  popularity: 2,
  directoryId: null,
};
