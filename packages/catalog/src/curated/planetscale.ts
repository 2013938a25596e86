import type { CuratedApi } from '#src/curated-api.ts';

export const planetscale: CuratedApi = {
  slug: 'planetscale',
  name: 'PlanetScale',
  description:
    'Managed MySQL on Vitess and PostgreSQL, built for heavy loads, with branches and schema changes without downtime.',
  categories: ['database', 'cloud'],
  capabilities: ['MySQL', 'Postgres', 'managed database', 'database branching', 'backups', 'query insights'],
  useCases: ['backend of a busy app', 'schema changes without downtime', 'sharded database'],
  synonyms: ['SQL database', 'Vitess', 'hosted database', 'serverless database'],
  pricing: {
    model: 'subscription',
    summary: 'Billed by cluster size and storage.',
    freeTier: null,
    checked: null,
  },
  urls: {
    website: 'https://planetscale.com/',
    registration: 'https://auth.planetscale.com/sign-up',
    documentation: 'https://planetscale.com/docs',
    developerPortal: 'https://app.planetscale.com/',
    apiReference: 'https://planetscale.com/docs/api/reference/getting-started-with-planetscale-api',
  },
  domains: ['planetscale.com'],
  keyPlacement: { type: 'header', name: 'Authorization' },
  baseUrl: 'https://api.planetscale.com/v1',
  keyHint: 'SERVICE_TOKEN_ID:SERVICE_TOKEN',
  oauth: null,
  operations: [
    { method: 'GET', path: '/organizations', summary: 'List organizations' },
    { method: 'GET', path: '/organizations/{organization}/databases', summary: 'List databases' },
    { method: 'POST', path: '/organizations/{organization}/databases', summary: 'Create a database' },
    {
      method: 'GET',
      path: '/organizations/{organization}/databases/{database}/branches',
      summary: 'List branches',
    },
  ],
  popularity: 3,
  directoryId: null,
};
