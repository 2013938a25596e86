import type { CuratedApi } from '#src/curated-api.ts';

export const mongodbAtlas: CuratedApi = {
  slug: 'mongodb-atlas',
  name: 'MongoDB Atlas',
  alsoCalled: ['MongoDB'],
  description:
    'Managed MongoDB on all major clouds, with search and vector search over the same documents. The API manages projects, clusters and users; data goes through the drivers.',
  categories: ['database', 'cloud', 'search'],
  capabilities: ['document database', 'managed database', 'vector search', 'full-text search', 'backups'],
  useCases: [
    'backend of an app',
    'product catalogue',
    'search over stored documents',
    'retrieval-augmented generation',
  ],
  synonyms: ['NoSQL', 'Mongo', 'serverless database'],
  pricing: {
    model: 'freemium',
    summary: 'A small cluster with limits is free; larger ones are paid.',
    freeTier: 'One Free cluster per project',
    checked: '2026-11-23',
    source: 'https://www.mongodb.com/docs/atlas/reference/free-shared-limitations/',
  },
  urls: {
    website: 'https://www.mongodb.com/atlas',
    registration: 'https://www.mongodb.com/cloud/atlas/register',
    documentation: 'https://www.mongodb.com/docs/atlas/',
    developerPortal: 'https://cloud.mongodb.com/',
    apiReference: 'https://www.mongodb.com/docs/api/doc/atlas-admin-api-v2/',
  },
  domains: ['mongodb.com'],
  keyPlacement: { type: 'bearer' },
  headers: { Accept: 'application/vnd.atlas.2025-03-12+json' },
  baseUrl: 'https://cloud.mongodb.com/api/atlas/v2',
  keyHint: 'Service account access token',
  oauth: null,
  operations: [
    { method: 'GET', path: '/groups', summary: 'List projects' },
    { method: 'GET', path: '/groups/{groupId}/clusters', summary: 'List clusters' },
    { method: 'POST', path: '/groups/{groupId}/clusters', summary: 'Create a cluster' },
    { method: 'GET', path: '/groups/{groupId}/databaseUsers', summary: 'List database users' },
    {
      method: 'GET',
      path: '/groups/{groupId}/accessList',
      summary: 'List the IP addresses that may connect',
    },
  ],
  popularity: 4,
  directoryId: null,
};
