import type { CuratedApi } from '#src/curated-api.ts';

export const zoom: CuratedApi = {
  slug: 'zoom',
  name: 'Zoom',
  description: 'Meetings, webinars, recordings, users and reports of a Zoom account.',
  categories: ['communication', 'video', 'calendar'],
  capabilities: [
    'video meetings',
    'video calls',
    'webinars',
    'meeting recordings',
    'meeting transcripts',
    'webhooks',
  ],
  useCases: ['meeting link in a booking', 'webinar registration', 'archiving recordings', 'online lessons'],
  synonyms: ['video conference', 'video call', 'online meeting', 'webinar'],
  pricing: {
    model: 'freemium',
    summary: 'The API is part of every plan, including the free one; meeting limits depend on the plan.',
    freeTier: 'A free plan with short meetings',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.zoom.com/',
    registration: 'https://zoom.us/signup',
    documentation: 'https://developers.zoom.us/docs/',
    developerPortal: 'https://marketplace.zoom.us/',
    apiReference: 'https://developers.zoom.us/docs/api/',
  },
  domains: ['zoom.us', 'zoom.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.zoom.us/v2',
  keyHint: 'OAuth 2.0 access token, for a user or for the server',
  oauth: {
    authorizationUrl: 'https://zoom.us/oauth/authorize',
    tokenUrl: 'https://zoom.us/oauth/token',
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
      path: '/users/{userId}/meetings',
      summary: 'List meetings',
    },
    {
      method: 'POST',
      path: '/users/{userId}/meetings',
      summary: 'Create a meeting',
    },
    {
      method: 'GET',
      path: '/meetings/{meetingId}',
      summary: 'Get a meeting',
    },
    {
      method: 'GET',
      path: '/users/{userId}/recordings',
      summary: 'List recordings',
    },
    {
      method: 'POST',
      path: '/users/{userId}/webinars',
      summary: 'Create a webinar',
    },
  ],
  popularity: 5,
  directoryId: 'zoom.us',
};
