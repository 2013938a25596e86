import type { CuratedApi } from '#src/curated-api.ts';

export const googleCalendar: CuratedApi = {
  slug: 'google-calendar',
  name: 'Google Calendar API',
  builtIn: { slug: 'google', is: 'part' },
  description:
    'Calendars and events of a Google account: read, create, change, invite people, find free times and watch for changes.',
  categories: ['calendar', 'productivity'],
  capabilities: [
    'calendar events',
    'scheduling',
    'availability',
    'reminders',
    'invitations',
    'recurring events',
  ],
  useCases: ['booking system', 'team calendar', 'reminders', 'event calendar on a site'],
  synonyms: ['appointments', 'Google Workspace', 'agenda', 'meetings', 'iCal'],
  pricing: {
    model: 'free',
    summary: 'Free within daily and per-minute quotas.',
    freeTier: 'Everything, within quotas',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developers.google.com/workspace/calendar',
    registration: 'https://console.cloud.google.com/',
    documentation: 'https://developers.google.com/workspace/calendar/api/guides/overview',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://developers.google.com/workspace/calendar/api/v3/reference',
  },
  domains: ['calendar.google.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://www.googleapis.com/calendar/v3',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: [
      'https://www.googleapis.com/auth/calendar.readonly',
      'https://www.googleapis.com/auth/calendar.events',
    ],
  },
  operations: [
    {
      method: 'GET',
      path: '/users/me/calendarList',
      summary: 'List calendars',
    },
    {
      method: 'GET',
      path: '/calendars/{calendarId}/events',
      summary: 'List events',
    },
    {
      method: 'POST',
      path: '/calendars/{calendarId}/events',
      summary: 'Create an event',
    },
    {
      method: 'PATCH',
      path: '/calendars/{calendarId}/events/{eventId}',
      summary: 'Update an event',
    },
    {
      method: 'DELETE',
      path: '/calendars/{calendarId}/events/{eventId}',
      summary: 'Delete an event',
    },
    {
      method: 'POST',
      path: '/freeBusy',
      summary: 'Find free times',
    },
  ],
  popularity: 5,
  directoryId: 'googleapis.com:calendar',
};
