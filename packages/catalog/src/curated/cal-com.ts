import type { CuratedApi } from '#src/curated-api.ts';

export const calCom: CuratedApi = {
  slug: 'cal-com',
  name: 'Cal.com',
  alsoCalled: ['Cal com'],
  description:
    'Booking pages and scheduling: event types, free times across many calendars, teams, payments and video links.',
  categories: ['calendar', 'productivity'],
  capabilities: [
    'appointment scheduling',
    'booking pages',
    'availability',
    'calendar sync',
    'team scheduling',
    'webhooks',
  ],
  useCases: ['appointments with customers', 'interviews', "doctor's appointments"],
  synonyms: ['Calendly alternative', 'meeting scheduler', 'booking'],
  pricing: {
    model: 'freemium',
    summary: 'Free for one person; monthly per-user plans for teams and organizations.',
    freeTier: 'One person with all event types',
    checked: null,
  },
  urls: {
    website: 'https://cal.com/',
    registration: 'https://app.cal.com/signup',
    documentation: 'https://cal.com/docs',
    developerPortal: 'https://app.cal.com/settings/developer/api-keys',
    apiReference: 'https://cal.com/docs/api-reference/v2/introduction',
  },
  domains: ['cal.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.cal.com',
  keyHint: 'cal_live_…; the cal-api-version header names a date',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v2/me', summary: 'Get the account' },
    { method: 'GET', path: '/v2/slots', summary: 'List free times' },
    { method: 'POST', path: '/v2/bookings', summary: 'Book a time' },
    { method: 'GET', path: '/v2/bookings', summary: 'List bookings' },
    { method: 'GET', path: '/v2/event-types', summary: 'List event types' },
  ],
  popularity: 3,
  directoryId: null,
};
