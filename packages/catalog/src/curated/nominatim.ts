import type { CuratedApi } from '#src/curated-api.ts';

export const nominatim: CuratedApi = {
  slug: 'nominatim',
  name: 'OpenStreetMap Nominatim',
  alsoCalled: ['OpenStreetMap', 'OSM'],
  description:
    'Finds places and addresses in OpenStreetMap data. The public server is for light use; the software can be self-hosted.',
  categories: ['location'],
  capabilities: ['geocoding', 'reverse geocoding', 'places search', 'open data'],
  useCases: ['address search in a small app', 'coordinates for a list of addresses', 'open data map'],
  synonyms: ['OSM', 'OpenStreetMap', 'coordinates', 'latitude longitude', 'open source', 'address lookup'],
  pricing: {
    model: 'free',
    summary:
      'Free without a key within the usage policy, at most one call per second on the public server, with attribution.',
    freeTier: 'Everything, within the usage policy',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://nominatim.org/',
    registration: 'https://nominatim.openstreetmap.org/',
    documentation: 'https://nominatim.org/release-docs/latest/api/Overview/',
    developerPortal: null,
    apiReference: 'https://nominatim.org/release-docs/latest/api/Search/',
  },
  domains: ['nominatim.org', 'openstreetmap.org'],
  keyPlacement: null,
  baseUrl: 'https://nominatim.openstreetmap.org',
  keyHint: 'No key is needed, but a User-Agent that names the application is required',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/search',
      summary: 'Find places by name or address',
    },
    {
      method: 'GET',
      path: '/reverse',
      summary: 'Find the address of coordinates',
    },
    {
      method: 'GET',
      path: '/lookup',
      summary: 'Get places by their OSM ids',
    },
    {
      method: 'GET',
      path: '/status',
      summary: 'Check whether the service is running',
    },
  ],
  popularity: 4,
  directoryId: null,
};
