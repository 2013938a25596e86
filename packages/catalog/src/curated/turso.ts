import type { CuratedApi } from '#src/curated-api.ts';

export const turso: CuratedApi = {
  slug: 'turso',
  name: 'Turso',
  description:
    'Managed SQLite: thousands of small databases, close to users or synchronised into the app, accessed over HTTP.',
  categories: ['database', 'developer-tools'],
  capabilities: [
    'SQLite',
    'serverless database',
    'edge database',
    'database branching',
    'vector search',
    'offline sync',
  ],
  useCases: ['a database for each customer', 'on-device database that syncs', 'edge functions'],
  synonyms: ['libSQL', 'SQL database', 'embedded database', 'hosted SQLite'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on rows read and written and on storage.',
    freeTier: 'A plan with many small databases',
    checked: null,
  },
  urls: {
    website: 'https://turso.tech/',
    registration: 'https://app.turso.tech/signup',
    documentation: 'https://docs.turso.tech/',
    developerPortal: 'https://app.turso.tech/account/settings/tokens',
    apiReference: 'https://docs.turso.tech/api-reference/introduction',
  },
  domains: ['turso.tech', 'turso.io'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.turso.tech',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/organizations', summary: 'List organizations' },
    { method: 'GET', path: '/v1/organizations/{organizationSlug}/databases', summary: 'List databases' },
    { method: 'POST', path: '/v1/organizations/{organizationSlug}/databases', summary: 'Create a database' },
    {
      method: 'POST',
      path: '/v1/organizations/{organizationSlug}/databases/{databaseName}/auth/tokens',
      summary: 'Create a token for a database',
    },
  ],
  popularity: 3,
  directoryId: null,
};
