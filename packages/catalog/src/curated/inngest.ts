import type { CuratedApi } from '#src/curated-api.ts';

export const inngest: CuratedApi = {
  slug: 'inngest',
  name: 'Inngest',
  description:
    "Runs an app's background jobs, schedules and workflows step by step, triggered by events, with retries, waits and limits.",
  categories: ['developer-tools', 'cloud'],
  capabilities: [
    'background jobs',
    'workflows',
    'scheduled jobs',
    'message queue',
    'event-driven functions',
    'retries',
  ],
  useCases: [
    'background work after a request',
    'onboarding emails sent over days',
    'agents that run for hours',
  ],
  synonyms: ['task queue', 'job queue', 'cron', 'durable execution', 'step functions'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of executions.',
    freeTier: 'A monthly allowance of executions',
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
  keyHint: 'signkey-prod-…; version 2 also accepts an API key',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/events', summary: 'List events' },
    { method: 'GET', path: '/v1/events/{eventId}/runs', summary: 'List the runs that an event started' },
    { method: 'GET', path: '/v1/runs/{runId}', summary: 'Get a run' },
    { method: 'DELETE', path: '/v1/runs/{runId}', summary: 'Cancel a run' },
  ],
  popularity: 3,
  directoryId: null,
};
