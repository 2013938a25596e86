import type { CuratedApi } from '#src/curated-api.ts';

export const maptiler: CuratedApi = {
  slug: 'maptiler',
  name: 'MapTiler',
  description:
    'Map tiles and custom styles from OpenStreetMap and satellite images, with geocoding, elevation and hosting of your own map data.',
  categories: ['location'],
  capabilities: [
    'map tiles',
    'interactive maps',
    'geocoding',
    'satellite imagery',
    'elevation',
    'static maps',
    'weather maps',
  ],
  useCases: ['map on a website', 'hiking map', 'your own map style'],
  synonyms: ['OpenStreetMap', 'vector tiles', 'MapLibre', 'Google Maps alternative'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on map loads and calls.',
    freeTier: 'A monthly allowance of map loads, for non-commercial use',
    checked: null,
  },
  urls: {
    website: 'https://www.maptiler.com/',
    registration: 'https://cloud.maptiler.com/auth/signup',
    documentation: 'https://docs.maptiler.com/',
    developerPortal: 'https://cloud.maptiler.com/account/keys/',
    apiReference: 'https://docs.maptiler.com/cloud/api/',
  },
  domains: ['maptiler.com'],
  keyPlacement: { type: 'query', name: 'key' },
  baseUrl: 'https://api.maptiler.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/geocoding/{query}.json', summary: 'Find a place' },
    { method: 'GET', path: '/maps/{mapId}/style.json', summary: 'Get a map style' },
    { method: 'GET', path: '/tiles/{tilesId}/{z}/{x}/{y}', summary: 'Get a map tile' },
    { method: 'GET', path: '/elevation/{locations}.json', summary: 'Get elevations' },
    { method: 'GET', path: '/geolocation/ip.json', summary: "Find the caller's location" },
  ],
  popularity: 3,
  directoryId: null,
};
