import type { CuratedApi } from '#src/curated-api.ts';

export const flightaware: CuratedApi = {
  slug: 'flightaware',
  name: 'FlightAware AeroAPI',
  alsoCalled: ['AeroAPI', 'FlightAware'],
  description:
    'Flights as they happen and in the past: positions, delays, gates, airports, aircraft, and calls when a flight changes.',
  categories: ['travel', 'logistics'],
  capabilities: [
    'flight tracking',
    'flight status',
    'flight delays',
    'airport data',
    'aircraft data',
    'flight alerts',
  ],
  useCases: ['pick-up at the airport', 'delayed flights', 'map of aircraft'],
  synonyms: ['aviation', 'arrivals', 'departures', 'airline'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A price per result set by kind of query, with a monthly minimum on larger plans.',
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
    { method: 'GET', path: '/flights/{ident}', summary: 'Read a flight' },
    { method: 'GET', path: '/airports/{id}/flights/arrivals', summary: 'List arrivals' },
    { method: 'GET', path: '/airports/{id}/flights/departures', summary: 'List departures' },
    { method: 'GET', path: '/flights/{id}/position', summary: 'Read where a flight is' },
    { method: 'POST', path: '/alerts', summary: 'Ask to be told of changes' },
  ],
  popularity: 3,
  directoryId: null,
};
