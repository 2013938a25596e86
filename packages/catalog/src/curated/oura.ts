import type { CuratedApi } from '#src/curated-api.ts';

export const oura: CuratedApi = {
  slug: 'oura',
  name: 'Oura',
  description:
    'Sleep, readiness, activity, heart rate and stress of wearers of the Oura ring, when they consent.',
  categories: ['health', 'iot'],
  capabilities: ['sleep data', 'heart rate', 'activity data', 'steps', 'readiness score', 'webhooks'],
  useCases: ['sleep diary', 'coaching', 'health study'],
  synonyms: ['wearable', 'smart ring', 'fitness tracker'],
  pricing: {
    model: 'free',
    summary: 'Nothing is charged; wearers need a membership.',
    freeTier: 'All of it',
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
  keyHint: 'An access token by OAuth; personal access tokens have ended',
  oauth: {
    authorizationUrl: 'https://cloud.ouraring.com/oauth/authorize',
    tokenUrl: 'https://api.ouraring.com/oauth/token',
    scopes: ['personal', 'daily', 'heartrate'],
  },
  operations: [
    { method: 'GET', path: '/v2/usercollection/personal_info', summary: 'Read the wearer' },
    { method: 'GET', path: '/v2/usercollection/daily_sleep', summary: 'Read sleep scores' },
    { method: 'GET', path: '/v2/usercollection/sleep', summary: 'Read nights' },
    { method: 'GET', path: '/v2/usercollection/daily_activity', summary: 'Read activity' },
    { method: 'GET', path: '/v2/usercollection/heartrate', summary: 'Read heart rates' },
  ],
  popularity: 2,
  directoryId: null,
};
