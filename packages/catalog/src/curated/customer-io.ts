import type { CuratedApi } from '#src/curated-api.ts';

export const customerIo: CuratedApi = {
  slug: 'customer-io',
  name: 'Customer.io',
  alsoCalled: ['Customer io'],
  description:
    'Messages triggered by what users do: email, push, SMS and in-app, in journeys that you design, plus transactional email.',
  categories: ['marketing', 'email', 'messaging'],
  capabilities: [
    'marketing automation',
    'email campaigns',
    'push notifications',
    'send SMS',
    'in-app messages',
    'audience segments',
    'transactional email',
  ],
  useCases: ['onboarding emails', 'winning back users', 'event-driven messages'],
  synonyms: ['lifecycle marketing', 'customer engagement', 'drip campaign', 'journeys'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on the number of profiles and messages.',
    freeTier: 'A trial',
    checked: null,
  },
  urls: {
    website: 'https://customer.io/',
    registration: 'https://fly.customer.io/signup',
    documentation: 'https://docs.customer.io/',
    developerPortal: 'https://fly.customer.io/settings/api_credentials',
    apiReference: 'https://docs.customer.io/api/',
  },
  domains: ['customer.io'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.customer.io',
  keyHint: 'The app API key',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/send/email', summary: 'Send a transactional email' },
    { method: 'GET', path: '/v1/customers', summary: 'Find people' },
    { method: 'GET', path: '/v1/campaigns', summary: 'List campaigns' },
    { method: 'GET', path: '/v1/segments', summary: 'List segments' },
    { method: 'POST', path: '/v1/send/push', summary: 'Send a push message' },
  ],
  popularity: 3,
  directoryId: null,
};
