import type { CuratedApi } from '#src/curated-api.ts';

export const strava: CuratedApi = {
  slug: 'strava',
  name: 'Strava',
  description:
    'Runs, rides and other activities of athletes, with routes, segments, clubs and totals, with their consent.',
  categories: ['health', 'sports', 'social'],
  capabilities: ['activity data', 'workouts', 'running and cycling', 'routes', 'heart rate', 'webhooks'],
  useCases: ['training diary', 'team challenge', 'year in review'],
  synonyms: ['fitness', 'running app', 'GPS recordings', 'athlete'],
  pricing: {
    model: 'subscription',
    summary:
      'The API itself is free, but developers need a paid Strava subscription; connecting more athletes requires a review.',
    freeTier: null,
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.strava.com/',
    registration: 'https://www.strava.com/register',
    documentation: 'https://developers.strava.com/',
    developerPortal: 'https://www.strava.com/settings/api',
    apiReference: 'https://developers.strava.com/docs/reference/',
  },
  domains: ['strava.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://www.strava.com/api/v3',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://www.strava.com/oauth/authorize',
    tokenUrl: 'https://www.strava.com/oauth/token',
    scopes: ['read', 'activity:read_all'],
  },
  operations: [
    { method: 'GET', path: '/athlete', summary: 'Get the athlete' },
    { method: 'GET', path: '/athlete/activities', summary: 'List activities' },
    { method: 'GET', path: '/activities/{id}', summary: 'Get an activity' },
    { method: 'GET', path: '/activities/{id}/streams', summary: "Get an activity's measurements" },
    { method: 'GET', path: '/segments/explore', summary: 'Find segments' },
  ],
  popularity: 4,
  directoryId: null,
};
