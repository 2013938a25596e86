import type { CuratedApi } from '#src/curated-api.ts';

export const usgsEarthquakes: CuratedApi = {
  slug: 'usgs-earthquakes',
  name: 'USGS Earthquake Catalog',
  alsoCalled: ['USGS'],
  description:
    'Earthquakes worldwide as they happen and going back over a century, from the United States Geological Survey, without a key.',
  categories: ['science', 'government'],
  capabilities: ['earthquakes', 'seismic events', 'real-time feed'],
  useCases: ['earthquake map', 'warnings', 'research'],
  synonyms: ['earthquake', 'magnitude', 'tsunami', 'GeoJSON', 'no key'],
  pricing: {
    model: 'free',
    summary: 'Free.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://earthquake.usgs.gov/',
    registration: 'https://earthquake.usgs.gov/fdsnws/event/1/',
    documentation: 'https://earthquake.usgs.gov/fdsnws/event/1/',
    developerPortal: null,
    apiReference: 'https://earthquake.usgs.gov/fdsnws/event/1/',
  },
  domains: ['earthquake.usgs.gov', 'usgs.gov'],
  keyPlacement: null,
  baseUrl: 'https://earthquake.usgs.gov',
  keyHint: 'No key is needed',
  oauth: null,
  operations: [
    { method: 'GET', path: '/fdsnws/event/1/query', summary: 'Search earthquakes' },
    { method: 'GET', path: '/fdsnws/event/1/count', summary: 'Count earthquakes' },
    {
      method: 'GET',
      path: '/earthquakes/feed/v1.0/summary/all_day.geojson',
      summary: 'List the earthquakes of a day',
    },
  ],
  popularity: 3,
  directoryId: null,
};
