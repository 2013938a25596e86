import type { CuratedApi } from '#src/curated-api.ts';

export const n8n: CuratedApi = {
  slug: 'n8n',
  name: 'n8n',
  description:
    'Workflow automation with nodes and code, self-hosted or in the cloud: triggers, hundreds of apps, and agents.',
  categories: ['productivity', 'developer-tools', 'ai'],
  capabilities: [
    'workflow automation',
    'connect apps',
    'trigger actions',
    'AI agents',
    'webhooks',
    'scheduled jobs',
  ],
  useCases: ['writing a row when a form is filled in', 'agent with tools', 'moving data between systems'],
  synonyms: ['Zapier alternative', 'iPaaS', 'self-hosted', 'fair-code', 'integration platform'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free to self-host; the cloud has monthly plans based on executions.',
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
  keyHint: "A key from the installation's settings",
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v1/workflows', summary: 'List workflows' },
    { method: 'POST', path: '/api/v1/workflows', summary: 'Create a workflow' },
    { method: 'POST', path: '/api/v1/workflows/{id}/activate', summary: 'Activate a workflow' },
    { method: 'GET', path: '/api/v1/executions', summary: 'List executions' },
  ],
  popularity: 4,
  directoryId: null,
};
