import type { CuratedApi } from '#src/curated-api.ts';

export const neon: CuratedApi = {
  slug: 'neon',
  name: 'Neon',
  description:
    'Serverless PostgreSQL that sleeps when idle, scales automatically, and copies a whole database as a branch in a second.',
  categories: ['database', 'cloud', 'developer-tools'],
  capabilities: [
    'Postgres',
    'serverless database',
    'database branching',
    'backups',
    'autoscaling',
    'vector search',
  ],
  useCases: ['backend of an app', 'a database for each pull request', 'a database for each customer'],
  synonyms: ['PostgreSQL', 'SQL database', 'managed Postgres', 'hosted database', 'pgvector'],
  pricing: {
    model: 'freemium',
    summary: 'Billed by compute hours and gigabytes stored.',
    freeTier: 'A plan with several small projects',
    checked: null,
  },
  urls: {
    website: 'https://neon.com/',
    registration: 'https://console.neon.tech/signup',
    documentation: 'https://neon.com/docs',
    developerPortal: 'https://console.neon.tech/app/settings/api-keys',
    apiReference: 'https://neon.com/docs/reference/api/get-started',
  },
  domains: ['neon.com', 'neon.tech'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://console.neon.tech/api/v2',
  keyHint: 'napi_…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/projects', summary: 'List projects' },
    { method: 'POST', path: '/projects', summary: 'Create a project' },
    { method: 'GET', path: '/projects/{project_id}/branches', summary: 'List branches' },
    { method: 'POST', path: '/projects/{project_id}/branches', summary: 'Create a branch' },
    { method: 'GET', path: '/projects/{project_id}/connection_uri', summary: 'Get the connection string' },
  ],
  popularity: 4,
  directoryId: null,
};
