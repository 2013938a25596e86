import type { CuratedApi } from '#src/curated-api.ts';

export const sentry: CuratedApi = {
  slug: 'sentry',
  name: 'Sentry',
  description:
    'Errors and performance problems in apps, grouped into issues with the code, the release and the affected users.',
  categories: ['monitoring', 'developer-tools'],
  capabilities: [
    'error tracking',
    'performance monitoring',
    'releases',
    'session replay',
    'logs',
    'alerts',
    'uptime monitoring',
    'cron monitoring',
    'webhooks',
  ],
  useCases: ['errors in a production app', 'error dashboard', 'tickets from errors', 'release health'],
  synonyms: ['crash reports', 'exceptions', 'APM', 'bug tracking', 'observability', 'stack trace'],
  pricing: {
    model: 'freemium',
    summary:
      'Monthly plans with a set number of events; additional usage is billed. The software can be self-hosted.',
    freeTier: 'A plan for one developer with a limited number of events',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://sentry.io/',
    registration: 'https://sentry.io/signup/',
    documentation: 'https://docs.sentry.io/',
    developerPortal: 'https://sentry.io/settings/account/api/auth-tokens/',
    apiReference: 'https://docs.sentry.io/api/',
  },
  domains: ['sentry.io'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://sentry.io/api/0',
  keyHint: 'sntrys_… or sntryu_…',
  oauth: {
    authorizationUrl: 'https://sentry.io/oauth/authorize/',
    tokenUrl: 'https://sentry.io/oauth/token/',
    scopes: ['org:read', 'project:read', 'event:read'],
  },
  operations: [
    {
      method: 'GET',
      path: '/organizations/',
      summary: 'List organisations',
    },
    {
      method: 'GET',
      path: '/organizations/{organization_id_or_slug}/projects/',
      summary: 'List projects',
    },
    {
      method: 'GET',
      path: '/organizations/{organization_id_or_slug}/issues/',
      summary: 'List issues',
    },
    {
      method: 'PUT',
      path: '/organizations/{organization_id_or_slug}/issues/{issue_id}/',
      summary: 'Update an issue',
    },
    {
      method: 'POST',
      path: '/organizations/{organization_id_or_slug}/releases/',
      summary: 'Create a release',
    },
  ],
  popularity: 4,
  directoryId: null,
};
