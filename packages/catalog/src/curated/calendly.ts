import type { CuratedApi } from '#src/curated-api.ts';

export const calendly: CuratedApi = {
  slug: 'calendly',
  name: 'Calendly',
  description: 'Event types, free times, booked meetings and their guests in Calendly.',
  categories: ['calendar', 'productivity'],
  capabilities: ['scheduling', 'appointment booking', 'availability', 'webhooks'],
  useCases: ['booking page on a site', 'logging meetings in the CRM', 'reminders', 'demo requests'],
  synonyms: ['appointments', 'meeting scheduler', 'booking', 'calendar link'],
  pricing: {
    model: 'freemium',
    summary: 'Billed per seat per month; webhooks need a paid plan.',
    freeTier: 'A free plan with one event type',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://calendly.com/',
    registration: 'https://calendly.com/signup',
    documentation: 'https://developer.calendly.com/',
    developerPortal: 'https://calendly.com/integrations/api_webhooks',
    apiReference: 'https://developer.calendly.com/api-docs',
  },
  domains: ['calendly.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.calendly.com',
  keyHint: 'eyJ…',
  oauth: {
    authorizationUrl: 'https://auth.calendly.com/oauth/authorize',
    tokenUrl: 'https://auth.calendly.com/oauth/token',
    scopes: [],
  },
  operations: [
    {
      method: 'GET',
      path: '/users/me',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/event_types',
      summary: 'List event types',
    },
    {
      method: 'GET',
      path: '/event_type_available_times',
      summary: 'List free times',
    },
    {
      method: 'GET',
      path: '/scheduled_events',
      summary: 'List booked meetings',
    },
    {
      method: 'GET',
      path: '/scheduled_events/{uuid}/invitees',
      summary: 'List the guests of a meeting',
    },
    {
      method: 'POST',
      path: '/webhook_subscriptions',
      summary: 'Subscribe to bookings by webhook',
    },
  ],
  popularity: 4,
  directoryId: null,
};
