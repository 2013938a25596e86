import type { CuratedApi } from '#src/curated-api.ts';

export const klaviyo: CuratedApi = {
  slug: 'klaviyo',
  name: 'Klaviyo',
  description:
    'Email and SMS marketing for online shops, built on customer profiles and events: lists, segments, campaigns, flows and their results.',
  categories: ['marketing', 'email', 'e-commerce'],
  capabilities: [
    'email marketing',
    'send SMS',
    'contact lists',
    'campaign management',
    'marketing automation',
    'user segmentation',
    'event tracking',
    'email templates',
    'marketing reports',
    'webhooks',
  ],
  useCases: ['abandoned cart emails', 'welcome email series', 'shop newsletter', 'campaign reports'],
  synonyms: ['newsletter', 'email campaign', 'mailing list', 'CDP', 'ecommerce marketing', 'Shopify'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of active profiles and SMS credits.',
    freeTier: 'A small monthly allowance of profiles and emails',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.klaviyo.com/',
    registration: 'https://www.klaviyo.com/sign-up',
    documentation: 'https://developers.klaviyo.com/',
    developerPortal: 'https://www.klaviyo.com/settings/account/api-keys',
    apiReference: 'https://developers.klaviyo.com/en/reference/api_overview',
  },
  domains: ['klaviyo.com'],
  keyPlacement: {
    type: 'header',
    name: 'Authorization',
    prefix: 'Klaviyo-API-Key ',
  },
  headers: { revision: '2026-07-15' },
  baseUrl: 'https://a.klaviyo.com',
  keyHint: 'pk_…',
  oauth: {
    authorizationUrl: 'https://www.klaviyo.com/oauth/authorize',
    tokenUrl: 'https://a.klaviyo.com/oauth/token',
    scopes: ['accounts:read', 'profiles:read', 'events:write'],
  },
  operations: [
    {
      method: 'GET',
      path: '/api/accounts',
      summary: 'Get the account',
    },
    {
      method: 'GET',
      path: '/api/profiles',
      summary: 'List profiles',
    },
    {
      method: 'POST',
      path: '/api/profiles',
      summary: 'Create a profile',
    },
    {
      method: 'POST',
      path: '/api/events',
      summary: 'Send an event',
    },
    {
      method: 'GET',
      path: '/api/lists',
      summary: 'List lists',
    },
    {
      method: 'GET',
      path: '/api/campaigns',
      summary: 'List campaigns',
    },
    {
      method: 'GET',
      path: '/api/metrics',
      summary: 'List event types',
    },
  ],
  popularity: 4,
  directoryId: null,
};
