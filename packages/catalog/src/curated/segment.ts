import type { CuratedApi } from '#src/curated-api.ts';

export const segment: CuratedApi = {
  slug: 'segment',
  name: 'Twilio Segment',
  alsoCalled: ['Segment'],
  description:
    'Collects customer events and traits once and forwards them to hundreds of analytics, marketing and warehouse tools.',
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
    'sending events to a data warehouse',
    'personal messages based on behaviour',
  ],
  synonyms: ['CDP', 'customer data', 'tracking', 'data pipeline', 'Twilio'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of tracked visitors.',
    freeTier: 'A monthly allowance of visitors and two sources',
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
      summary: "Set a user's traits",
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
