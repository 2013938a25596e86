import type { CuratedApi } from '#src/curated-api.ts';

export const triggerDev: CuratedApi = {
  slug: 'trigger-dev',
  name: 'Trigger.dev',
  alsoCalled: ['Trigger dev'],
  description:
    'Long background jobs and agents in TypeScript without time limits: queues, retries, schedules and live progress. Open source or hosted.',
  categories: ['developer-tools', 'cloud'],
  capabilities: [
    'background jobs',
    'workflows',
    'scheduled jobs',
    'message queue',
    'retries',
    'real-time updates',
  ],
  useCases: ['video processing', 'AI agents', 'nightly imports'],
  synonyms: ['task queue', 'job queue', 'cron', 'durable execution', 'open source', 'self-hosted'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans with a credit, plus a price per second of job runtime.',
    freeTier: 'A monthly credit',
    checked: null,
  },
  urls: {
    website: 'https://trigger.dev/',
    registration: 'https://cloud.trigger.dev/login',
    documentation: 'https://trigger.dev/docs',
    developerPortal: 'https://cloud.trigger.dev/',
    apiReference: 'https://trigger.dev/docs/management/overview',
  },
  domains: ['trigger.dev'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.trigger.dev',
  keyHint: 'tr_dev_… or tr_prod_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/api/v1/tasks/{taskIdentifier}/trigger', summary: 'Start a job' },
    { method: 'GET', path: '/api/v1/runs', summary: 'List runs' },
    { method: 'GET', path: '/api/v3/runs/{runId}', summary: 'Get a run' },
    { method: 'POST', path: '/api/v2/runs/{runId}/cancel', summary: 'Cancel a run' },
    { method: 'POST', path: '/api/v1/schedules', summary: 'Add a schedule' },
  ],
  popularity: 2,
  directoryId: null,
};
