import type { CuratedApi } from '#src/curated-api.ts';

export const postman: CuratedApi = {
  slug: 'postman',
  name: 'Postman',
  description: 'Collections, environments, mocks, monitors and specifications of a Postman account.',
  categories: ['developer-tools'],
  capabilities: ['API testing', 'API collections', 'mock server', 'API monitoring', 'API documentation'],
  useCases: ['API collections in a repository', 'mock API for a front end', 'tests on a schedule'],
  synonyms: ['API client', 'mock API', 'OpenAPI'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per user.',
    freeTier: 'A monthly allowance of calls',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.postman.com/',
    registration: 'https://identity.getpostman.com/signup',
    documentation: 'https://learning.postman.com/',
    developerPortal: 'https://go.postman.co/settings/me/api-keys',
    apiReference:
      'https://www.postman.com/postman/postman-public-workspace/documentation/12959542/postman-api',
  },
  domains: ['postman.com', 'getpostman.com', 'postman.co'],
  keyPlacement: { type: 'header', name: 'X-API-Key' },
  baseUrl: 'https://api.getpostman.com',
  keyHint: 'PMAK-…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/me', summary: 'Get the account' },
    { method: 'GET', path: '/collections', summary: 'List collections' },
    { method: 'GET', path: '/environments', summary: 'List environments' },
    { method: 'POST', path: '/mocks', summary: 'Create a mock' },
    { method: 'GET', path: '/monitors', summary: 'List monitors' },
  ],
  popularity: 4,
  directoryId: 'getpostman.com',
};
