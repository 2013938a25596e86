import type { CuratedApi } from '#src/curated-api.ts';

export const googleHealth: CuratedApi = {
  slug: 'google-health',
  name: 'Google Health API',
  alsoCalled: ['Fitbit', 'Google Health'],
  builtIn: { slug: 'google', is: 'part' },
  description:
    'Steps, activities, sleep, heart rate, weight and more from wearers of Fitbit and other devices, with their consent. It replaced the Fitbit Web API in 2026.',
  categories: ['health', 'iot'],
  capabilities: ['activity data', 'steps', 'sleep data', 'heart rate', 'body weight', 'workouts'],
  useCases: ['health programme', 'sleep diary', 'fitness challenge at work'],
  synonyms: ['wearable', 'fitness tracker', 'Google Fit', 'smartwatch'],
  pricing: {
    model: 'free',
    summary: 'Free; access to sensitive data requires an app review.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://developers.google.com/health',
    registration: 'https://console.cloud.google.com/apis/library/health.googleapis.com',
    documentation: 'https://developers.google.com/health',
    developerPortal: 'https://console.cloud.google.com/auth/clients',
    apiReference: 'https://developers.google.com/health/reference/rest',
  },
  domains: ['health.googleapis.com', 'googleapis.com', 'google.com', 'fitbit.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://health.googleapis.com/v4',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: [
      'https://www.googleapis.com/auth/googlehealth.activity_and_fitness.readonly',
      'https://www.googleapis.com/auth/googlehealth.sleep.readonly',
    ],
  },
  operations: [
    { method: 'GET', path: '/users/me/dataTypes/{dataType}/dataPoints', summary: 'Get data points' },
    {
      method: 'POST',
      path: '/users/me/dataTypes/{dataType}/dataPoints:dailyRollUp',
      summary: 'Get daily totals',
    },
  ],
  popularity: 3,
  directoryId: null,
};
