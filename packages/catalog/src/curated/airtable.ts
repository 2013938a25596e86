import type { CuratedApi } from '#src/curated-api.ts';

export const airtable: CuratedApi = {
  slug: 'airtable',
  name: 'Airtable',
  description: 'Bases, tables and records in Airtable, a database that looks like a spreadsheet.',
  categories: ['database', 'productivity'],
  capabilities: ['database records', 'spreadsheets', 'comments', 'webhooks'],
  useCases: ['backend of a small app', 'website content', 'inventory list', 'sign-ups from a form'],
  synonyms: ['no-code database', 'spreadsheet', 'base', 'low code', 'backend'],
  pricing: {
    model: 'freemium',
    summary: 'Billed per user per month; the number of calls per month depends on the plan.',
    freeTier: 'A free plan with a limited number of records and a monthly call limit',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.airtable.com/',
    registration: 'https://airtable.com/signup',
    documentation: 'https://airtable.com/developers/web',
    developerPortal: 'https://airtable.com/create/tokens',
    apiReference: 'https://airtable.com/developers/web/api/introduction',
  },
  domains: ['airtable.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.airtable.com',
  keyHint: 'pat…',
  oauth: {
    authorizationUrl: 'https://airtable.com/oauth2/v1/authorize',
    tokenUrl: 'https://airtable.com/oauth2/v1/token',
    scopes: ['data.records:read', 'data.records:write', 'schema.bases:read'],
  },
  operations: [
    {
      method: 'GET',
      path: '/v0/meta/whoami',
      summary: "Get the token's owner",
    },
    {
      method: 'GET',
      path: '/v0/meta/bases',
      summary: 'List bases',
    },
    {
      method: 'GET',
      path: '/v0/meta/bases/{baseId}/tables',
      summary: 'List tables',
    },
    {
      method: 'GET',
      path: '/v0/{baseId}/{tableIdOrName}',
      summary: 'List records',
    },
    {
      method: 'POST',
      path: '/v0/{baseId}/{tableIdOrName}',
      summary: 'Create records',
      body: { records: [{ fields: { Name: 'Ada Lovelace' } }] },
    },
    {
      method: 'PATCH',
      path: '/v0/{baseId}/{tableIdOrName}/{recordId}',
      summary: 'Update a record',
      body: { fields: { Name: 'Ada Lovelace' } },
    },
  ],
  popularity: 5,
  directoryId: null,
};
