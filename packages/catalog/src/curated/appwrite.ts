import type { CuratedApi } from '#src/curated-api.ts';

export const appwrite: CuratedApi = {
  slug: 'appwrite',
  name: 'Appwrite',
  description:
    'A self-hosted or cloud backend: accounts and login, databases, files, functions, messages and real-time updates.',
  categories: ['database', 'authentication', 'cloud', 'storage'],
  capabilities: [
    'backend as a service',
    'user login',
    'document database',
    'file storage',
    'serverless functions',
    'real-time updates',
    'push notifications',
  ],
  useCases: ['backend of a mobile app', 'login for a web app', 'prototype'],
  synonyms: ['BaaS', 'open source', 'self-hosted'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud has monthly plans.',
    freeTier: 'A plan with a few projects, and the software itself',
    checked: null,
  },
  urls: {
    website: 'https://appwrite.io/',
    registration: 'https://cloud.appwrite.io/register',
    documentation: 'https://appwrite.io/docs',
    developerPortal: 'https://cloud.appwrite.io/',
    apiReference: 'https://appwrite.io/docs/references',
  },
  domains: ['appwrite.io'],
  keyPlacement: { type: 'header', name: 'X-Appwrite-Key' },
  baseUrl: 'https://fra.cloud.appwrite.io/v1',
  keyHint: 'standard_…; the X-Appwrite-Project header names the project, and the host depends on its region',
  oauth: null,
  operations: [
    { method: 'GET', path: '/users', summary: 'List users' },
    { method: 'GET', path: '/tablesdb', summary: 'List databases' },
    { method: 'GET', path: '/storage/buckets', summary: 'List buckets' },
    { method: 'POST', path: '/functions/{functionId}/executions', summary: 'Run a function' },
    { method: 'GET', path: '/health', summary: 'Check whether the service responds' },
  ],
  popularity: 3,
  directoryId: 'appwrite.io:server',
};
