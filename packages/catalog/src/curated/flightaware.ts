import type { CuratedApi } from '#src/curated-api.ts';

export const flightaware: CuratedApi = {
  slug: 'flightaware',
  name: 'FlightAware AeroAPI',
  alsoCalled: ['AeroAPI', 'FlightAware'],
  description:
    'Live and historical flights: positions, delays, gates, airports, aircraft, and alerts when a flight changes.',
  categories: ['travel', 'logistics'],
  capabilities: [
    'flight tracking',
    'flight status',
    'flight delays',
    'airport data',
    'aircraft data',
    'flight alerts',
  ],
  useCases: ['airport pick-up', 'delayed flights', 'aircraft map'],
  synonyms: ['aviation', 'arrivals', 'departures', 'airline'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per result set, depending on the type of query, with a monthly minimum on larger plans.',
    freeTier: 'A personal plan with a monthly credit',
    checked: null,
  },
  urls: {
    website: 'https://www.flightaware.com/commercial/aeroapi/',
    registration: 'https://www.flightaware.com/aeroapi/signup/personal',
    documentation: 'https://www.flightaware.com/aeroapi/portal/documentation',
    developerPortal: 'https://www.flightaware.com/aeroapi/portal/',
    apiReference: 'https://www.flightaware.com/aeroapi/portal/documentation',
  },
  domains: ['flightaware.com'],
  keyPlacement: { type: 'header', name: 'x-apikey' },
  baseUrl: 'https://aeroapi.flightaware.com/aeroapi',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/flights/{ident}', summary: 'Get a flight' },
    { method: 'GET', path: '/airports/{id}/flights/arrivals', summary: 'List arrivals' },
    { method: 'GET', path: '/airports/{id}/flights/departures', summary: 'List departures' },
    { method: 'GET', path: '/flights/{id}/position', summary: 'Get the position of a flight' },
    { method: 'POST', path: '/alerts', summary: 'Subscribe to flight alerts' },
  ],
  popularity: 3,
  directoryId: null,
};
