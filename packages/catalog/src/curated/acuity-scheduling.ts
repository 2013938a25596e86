import type { CuratedApi } from '#src/curated-api.ts';

export const acuityScheduling: CuratedApi = {
  slug: 'acuity-scheduling',
  name: 'Acuity Scheduling',
  alsoCalled: ['Acuity'],
  description:
    'Appointments that clients book and pay for themselves: staff calendars, forms, reminders, packages and gift cards.',
  categories: ['calendar', 'e-commerce'],
  capabilities: [
    'appointment scheduling',
    'booking pages',
    'availability',
    'reminders',
    'client records',
    'online payments',
  ],
  useCases: ['salon or practice', 'courses with places on a map', 'coaching'],
  synonyms: ['booking system', 'Squarespace Scheduling', 'appointment book'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on the number of calendars.',
    freeTier: 'A trial',
    checked: null,
  },
  urls: {
    website: 'https://acuityscheduling.com/',
    registration: 'https://acuityscheduling.com/signup.php',
    documentation: 'https://developers.acuityscheduling.com/',
    developerPortal: 'https://secure.acuityscheduling.com/app.php?key=api&action=settings',
    apiReference: 'https://developers.acuityscheduling.com/reference',
  },
  domains: ['acuityscheduling.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://acuityscheduling.com/api/v1',
  keyHint: 'USER_ID:API_KEY',
  oauth: {
    authorizationUrl: 'https://acuityscheduling.com/oauth2/authorize',
    tokenUrl: 'https://acuityscheduling.com/oauth2/token',
    scopes: ['api-v1'],
  },
  operations: [
    { method: 'GET', path: '/me', summary: 'Get the account' },
    { method: 'GET', path: '/appointments', summary: 'List appointments' },
    { method: 'POST', path: '/appointments', summary: 'Book an appointment' },
    { method: 'GET', path: '/availability/times', summary: 'List free times' },
    { method: 'GET', path: '/appointment-types', summary: 'List appointment types' },
  ],
  popularity: 3,
  directoryId: null,
};
