import type { CuratedApi } from '#src/curated-api.ts';

export const supabase: CuratedApi = {
  slug: 'supabase',
  name: 'Supabase',
  description:
    'A PostgreSQL database with a REST API generated from its tables, sign-in, file storage, live changes and functions. Every project has its own host.',
  categories: ['database', 'authentication', 'storage'],
  capabilities: [
    'database',
    'database records',
    'real-time updates',
    'user authentication',
    'social login',
    'file storage',
    'serverless functions',
    'vector search',
  ],
  useCases: [
    'backend of a web app',
    'sign-in for a web app',
    'user uploads',
    'chatbot over PDF documents',
    'live chat',
  ],
  synonyms: ['PostgreSQL', 'Postgres', 'BaaS', 'backend', 'Firebase alternative', 'pgvector', 'open source'],
  pricing: {
    model: 'freemium',
    summary: 'A monthly price per organisation with included usage; additional usage is billed.',
    freeTier: 'Two projects with limits, which are paused when inactive',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://supabase.com/',
    registration: 'https://supabase.com/dashboard/sign-up',
    documentation: 'https://supabase.com/docs',
    developerPortal: 'https://supabase.com/dashboard/project/_/settings/api-keys',
    apiReference: 'https://supabase.com/docs/guides/api',
  },
  domains: ['supabase.com', 'supabase.co'],
  keyPlacement: {
    type: 'header',
    name: 'apikey',
  },
  baseUrl: null,
  keyHint: 'sb_publishable_…, sb_secret_… or eyJ…',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/rest/v1/{table}',
      summary: 'Get rows',
    },
    {
      method: 'POST',
      path: '/rest/v1/{table}',
      summary: 'Insert rows',
    },
    {
      method: 'PATCH',
      path: '/rest/v1/{table}',
      summary: 'Update rows',
    },
    {
      method: 'POST',
      path: '/rest/v1/rpc/{function}',
      summary: 'Call a database function',
    },
    {
      method: 'POST',
      path: '/auth/v1/signup',
      summary: 'Sign a user up',
    },
    {
      method: 'POST',
      path: '/auth/v1/token',
      summary: 'Sign a user in',
    },
    {
      method: 'POST',
      path: '/storage/v1/object/{bucket}/{path}',
      summary: 'Upload a file',
    },
    {
      method: 'POST',
      path: '/functions/v1/{function}',
      summary: 'Call an edge function',
    },
  ],
  popularity: 5,
  directoryId: null,
};
