import type { CuratedApi } from '#src/curated-api.ts';

export const oura: CuratedApi = {
  slug: 'oura',
  name: 'Oura',
  description:
    'Sleep, readiness, activity, heart rate and stress from people who wear the Oura ring, with their consent.',
  categories: ['health', 'iot'],
  capabilities: ['sleep data', 'heart rate', 'activity data', 'steps', 'readiness score', 'webhooks'],
  useCases: ['sleep diary', 'coaching', 'health study'],
  synonyms: ['wearable', 'smart ring', 'fitness tracker'],
  pricing: {
    model: 'free',
    summary: 'Free; people who wear the ring need a membership.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://ouraring.com/',
    registration: 'https://cloud.ouraring.com/',
    documentation: 'https://cloud.ouraring.com/docs/',
    developerPortal: 'https://developer.ouraring.com/applications',
    apiReference: 'https://cloud.ouraring.com/v2/docs',
  },
  domains: ['ouraring.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.ouraring.com',
  keyHint: 'An OAuth access token; personal access tokens have been discontinued',
  oauth: {
    authorizationUrl: 'https://cloud.ouraring.com/oauth/authorize',
    tokenUrl: 'https://api.ouraring.com/oauth/token',
    scopes: ['personal', 'daily', 'heartrate'],
  },
  operations: [
    { method: 'GET', path: '/v2/usercollection/personal_info', summary: "Get the wearer's personal info" },
    { method: 'GET', path: '/v2/usercollection/daily_sleep', summary: 'Get sleep scores' },
    { method: 'GET', path: '/v2/usercollection/sleep', summary: 'Get nights of sleep' },
    { method: 'GET', path: '/v2/usercollection/daily_activity', summary: 'Get activity' },
    { method: 'GET', path: '/v2/usercollection/heartrate', summary: 'Get heart rates' },
  ],
  popularity: 2,
  directoryId: null,
};
