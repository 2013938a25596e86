import type { CuratedApi } from '#src/curated-api.ts';

export const ticketmaster: CuratedApi = {
  slug: 'ticketmaster',
  name: 'Ticketmaster Discovery',
  description:
    'Concerts, sports, theatre and other events in many countries, with venues, artists, dates and links to buy tickets.',
  categories: ['entertainment', 'travel', 'sports'],
  capabilities: ['event search', 'event tickets', 'venue data', 'artist data'],
  useCases: ['city event calendar', 'concert alerts', 'travel app', 'date night ideas'],
  synonyms: ['concerts', 'shows', 'gigs', 'tickets', 'events', 'Live Nation'],
  pricing: {
    model: 'free',
    summary: 'Free, with a daily call limit; selling tickets needs a partnership.',
    freeTier: 'A daily allowance of calls',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developer.ticketmaster.com/',
    registration: 'https://developer-acct.ticketmaster.com/user/register',
    documentation: 'https://developer.ticketmaster.com/products-and-docs/apis/getting-started/',
    developerPortal: 'https://developer-acct.ticketmaster.com/',
    apiReference: 'https://developer.ticketmaster.com/products-and-docs/apis/discovery-api/v2/',
  },
  domains: ['ticketmaster.com'],
  keyPlacement: {
    type: 'query',
    name: 'apikey',
  },
  baseUrl: 'https://app.ticketmaster.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/discovery/v2/events.json',
      summary: 'Search events',
    },
    {
      method: 'GET',
      path: '/discovery/v2/events/{id}.json',
      summary: 'Get an event',
    },
    {
      method: 'GET',
      path: '/discovery/v2/attractions.json',
      summary: 'Search artists and teams',
    },
    {
      method: 'GET',
      path: '/discovery/v2/venues.json',
      summary: 'Search venues',
    },
    {
      method: 'GET',
      path: '/discovery/v2/classifications.json',
      summary: 'List event types',
    },
  ],
  popularity: 3,
  directoryId: 'ticketmaster.com:discovery',
};
