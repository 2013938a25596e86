import type { CuratedApi } from '#src/curated-api.ts';

export const segment: CuratedApi = {
  slug: 'segment',
  name: 'Twilio Segment',
  alsoCalled: ['Segment'],
  description:
    'Takes in events and traits of customers once and passes them on to hundreds of analytics, marketing and warehouse tools.',
  categories: ['analytics', 'marketing'],
  capabilities: [
    'event tracking',
    'customer data platform',
    'user profiles',
    'user segmentation',
    'data pipelines',
    'identity resolution',
  ],
  useCases: [
    'one tracking code for many tools',
    'customer profiles',
    'events into a data warehouse',
    'personal messages by behaviour',
  ],
  synonyms: ['CDP', 'customer data', 'tracking', 'data pipeline', 'Twilio'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of tracked visitors.',
    freeTier: 'A number of visitors each month and two sources',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://segment.com/',
    registration: 'https://segment.com/signup/',
    documentation: 'https://www.twilio.com/docs/segment',
    developerPortal: 'https://app.segment.com/',
    apiReference: 'https://www.twilio.com/docs/segment/connections/sources/catalog/libraries/server/http-api',
  },
  domains: ['segment.com', 'segment.io', 'twilio.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: 'https://api.segment.io',
  keyHint: 'WRITE_KEY: with an empty password',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v1/identify',
      summary: 'Set traits of a user',
    },
    {
      method: 'POST',
      path: '/v1/track',
      summary: 'Send an event',
    },
    {
      method: 'POST',
      path: '/v1/page',
      summary: 'Send a page view',
    },
    {
      method: 'POST',
      path: '/v1/batch',
      summary: 'Send many at once',
    },
  ],
  popularity: 4,
  directoryId: null,
};
