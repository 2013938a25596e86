import type { CuratedApi } from '#src/curated-api.ts';

export const inngest: CuratedApi = {
  slug: 'inngest',
  name: 'Inngest',
  description:
    'Runs background jobs, schedules and workflows of an app step by step, with retries, waiting and limits, called by events.',
  categories: ['developer-tools', 'cloud'],
  capabilities: [
    'background jobs',
    'workflows',
    'scheduled jobs',
    'message queue',
    'event-driven functions',
    'retries',
  ],
  useCases: ['work after a request', 'onboarding mails over days', 'agents that run for hours'],
  synonyms: ['task queue', 'job queue', 'cron', 'durable execution', 'step functions'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of executions.',
    freeTier: 'A number of executions each month',
    checked: null,
  },
  urls: {
    website: 'https://www.inngest.com/',
    registration: 'https://app.inngest.com/sign-up',
    documentation: 'https://www.inngest.com/docs',
    developerPortal: 'https://app.inngest.com/env/production/manage/keys',
    apiReference: 'https://api-docs.inngest.com/',
  },
  domains: ['inngest.com', 'inn.gs'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.inngest.com',
  keyHint: 'signkey-prod-…; version 2 also takes an API key',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/events', summary: 'List events' },
    { method: 'GET', path: '/v1/events/{eventId}/runs', summary: 'List the runs that an event started' },
    { method: 'GET', path: '/v1/runs/{runId}', summary: 'Read a run' },
    { method: 'DELETE', path: '/v1/runs/{runId}', summary: 'Cancel a run' },
  ],
  popularity: 3,
  directoryId: null,
};
