import type { CuratedApi } from '#src/curated-api.ts';

export const cronofy: CuratedApi = {
  slug: 'cronofy',
  name: 'Cronofy',
  description:
    "Users' calendars behind one API, whether on Google, Microsoft, Apple or Exchange: free times, events, booking pages and conference links.",
  categories: ['calendar', 'productivity'],
  capabilities: [
    'calendar sync',
    'availability',
    'appointment scheduling',
    'calendar events',
    'free busy',
    'conferencing links',
  ],
  useCases: ['interview scheduling', "appointments in users' calendars", 'rooms and equipment'],
  synonyms: ['unified calendar API', 'Outlook', 'Google Calendar', 'iCloud', 'Exchange'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on connected accounts.',
    freeTier: 'A development account',
    checked: null,
  },
  urls: {
    website: 'https://www.cronofy.com/',
    registration: 'https://app.cronofy.com/sign_up/developer',
    documentation: 'https://docs.cronofy.com/',
    developerPortal: 'https://app.cronofy.com/oauth/applications',
    apiReference: 'https://docs.cronofy.com/developers/api/',
  },
  domains: ['cronofy.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.cronofy.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://app.cronofy.com/oauth/authorize',
    tokenUrl: 'https://api.cronofy.com/oauth/token',
    scopes: ['read_write'],
  },
  operations: [
    { method: 'GET', path: '/v1/account', summary: 'Get the account' },
    { method: 'GET', path: '/v1/calendars', summary: 'List calendars' },
    { method: 'GET', path: '/v1/events', summary: 'List events' },
    { method: 'POST', path: '/v1/availability', summary: 'Find free times' },
    { method: 'POST', path: '/v1/calendars/{calendar_id}/events', summary: 'Create or update an event' },
  ],
  popularity: 2,
  directoryId: null,
};
