import type { CuratedApi } from '#src/curated-api.ts';

export const n8n: CuratedApi = {
  slug: 'n8n',
  name: 'n8n',
  description:
    'Workflow automation with nodes and code, to run oneself or as a cloud: triggers, hundreds of apps, agents.',
  categories: ['productivity', 'developer-tools', 'ai'],
  capabilities: [
    'workflow automation',
    'connect apps',
    'trigger actions',
    'AI agents',
    'webhooks',
    'scheduled jobs',
  ],
  useCases: ['when a form is filled, write a row', 'agent with tools', 'data between systems'],
  synonyms: ['Zapier alternative', 'iPaaS', 'self-hosted', 'fair-code', 'integration platform'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free to run for oneself; the cloud has monthly plans by executions.',
    freeTier: 'The software itself, and a trial of the cloud',
    checked: null,
  },
  urls: {
    website: 'https://n8n.io/',
    registration: 'https://app.n8n.cloud/register',
    documentation: 'https://docs.n8n.io/',
    developerPortal: null,
    apiReference: 'https://docs.n8n.io/api/api-reference/',
  },
  domains: ['n8n.io', 'n8n.cloud'],
  keyPlacement: { type: 'header', name: 'X-N8N-API-KEY' },
  baseUrl: null,
  keyHint: 'A key from the settings of the installation',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v1/workflows', summary: 'List workflows' },
    { method: 'POST', path: '/api/v1/workflows', summary: 'Create a workflow' },
    { method: 'POST', path: '/api/v1/workflows/{id}/activate', summary: 'Switch a workflow on' },
    { method: 'GET', path: '/api/v1/executions', summary: 'List executions' },
  ],
  popularity: 4,
  directoryId: null,
};
