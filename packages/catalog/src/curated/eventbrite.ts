import type { CuratedApi } from '#src/curated-api.ts';

export const eventbrite: CuratedApi = {
  slug: 'eventbrite',
  name: 'Eventbrite',
  description: 'Events, tickets, orders and guests of organisers on Eventbrite.',
  categories: ['entertainment', 'e-commerce', 'marketing'],
  capabilities: ['events', 'ticketing', 'event registration', 'attendee lists', 'orders', 'webhooks'],
  useCases: ['your own events on a website', 'guest list', 'ticket sales'],
  synonyms: ['sell tickets', 'event management', 'live events'],
  pricing: {
    model: 'free',
    summary: 'The API is free; organisers pay a fee per ticket.',
    freeTier: 'The entire API',
    checked: null,
  },
  urls: {
    website: 'https://www.eventbrite.com/',
    registration: 'https://www.eventbrite.com/signup/',
    documentation: 'https://www.eventbrite.com/platform/docs/introduction',
    developerPortal: 'https://www.eventbrite.com/account-settings/apps',
    apiReference: 'https://www.eventbrite.com/platform/api',
  },
  domains: ['eventbrite.com', 'eventbriteapi.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://www.eventbriteapi.com/v3',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://www.eventbrite.com/oauth/authorize',
    tokenUrl: 'https://www.eventbrite.com/oauth/token',
    scopes: [],
  },
  operations: [
    { method: 'GET', path: '/users/me/', summary: 'Get the account' },
    { method: 'GET', path: '/organizations/{organization_id}/events/', summary: 'List events' },
    { method: 'POST', path: '/organizations/{organization_id}/events/', summary: 'Create an event' },
    { method: 'GET', path: '/events/{event_id}/attendees/', summary: 'List attendees' },
    { method: 'GET', path: '/events/{event_id}/orders/', summary: 'List orders' },
  ],
  popularity: 3,
  directoryId: null,
};
