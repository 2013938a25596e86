import type { CuratedApi } from '#src/curated-api.ts';

export const pagerduty: CuratedApi = {
  slug: 'pagerduty',
  name: 'PagerDuty',
  description:
    'Wakes the right person when something breaks: incidents, services, on-call schedules, escalations and their history.',
  categories: ['monitoring', 'developer-tools'],
  capabilities: ['incident management', 'alerts', 'on-call schedules', 'escalation policies', 'webhooks'],
  useCases: [
    'alerts from your own monitor',
    'on-call calendar',
    'incident reports',
    'tickets from incidents',
  ],
  synonyms: ['on call', 'incident response', 'alerting', 'SRE', 'uptime', 'ops'],
  pricing: {
    model: 'freemium',
    summary: 'Billed per user per month, depending on the plan; the API is part of every plan.',
    freeTier: 'A free plan for a few users',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.pagerduty.com/',
    registration: 'https://www.pagerduty.com/sign-up/',
    documentation: 'https://developer.pagerduty.com/',
    developerPortal: 'https://support.pagerduty.com/main/docs/api-access-keys',
    apiReference: 'https://developer.pagerduty.com/api-reference/',
  },
  domains: ['pagerduty.com'],
  keyPlacement: {
    type: 'header',
    name: 'Authorization',
    prefix: 'Token token=',
  },
  baseUrl: 'https://api.pagerduty.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://identity.pagerduty.com/oauth/authorize',
    tokenUrl: 'https://identity.pagerduty.com/oauth/token',
    scopes: ['incidents.read', 'services.read', 'users.read'],
  },
  operations: [
    {
      method: 'GET',
      path: '/users/me',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/incidents',
      summary: 'List incidents',
    },
    {
      method: 'POST',
      path: '/incidents',
      summary: 'Open an incident',
    },
    {
      method: 'GET',
      path: '/services',
      summary: 'List services',
    },
    {
      method: 'GET',
      path: '/oncalls',
      summary: 'List who is on call',
    },
    {
      method: 'GET',
      path: '/schedules',
      summary: 'List plans',
    },
  ],
  popularity: 4,
  directoryId: null,
};
