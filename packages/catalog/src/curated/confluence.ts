import type { CuratedApi } from '#src/curated-api.ts';

export const confluence: CuratedApi = {
  slug: 'confluence',
  name: 'Confluence Cloud',
  alsoCalled: ['Confluence'],
  description: "Spaces, pages, comments and attachments in Atlassian's wiki.",
  categories: ['productivity', 'documents'],
  capabilities: ['wiki', 'knowledge base', 'notes', 'page editing', 'content search', 'attachments'],
  useCases: ['answers from the company wiki', 'pages created by a program', 'backup'],
  synonyms: ['Atlassian', 'documentation', 'intranet', 'team wiki'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per user.',
    freeTier: 'Teams of up to ten users',
    checked: null,
  },
  urls: {
    website: 'https://www.atlassian.com/software/confluence',
    registration: 'https://www.atlassian.com/try/cloud/signup?bundle=confluence',
    documentation: 'https://developer.atlassian.com/cloud/confluence/',
    developerPortal: 'https://id.atlassian.com/manage-profile/security/api-tokens',
    apiReference: 'https://developer.atlassian.com/cloud/confluence/rest/v2/',
  },
  domains: ['atlassian.com', 'atlassian.net'],
  keyPlacement: { type: 'basic' },
  baseUrl: null,
  keyHint: 'EMAIL:API_TOKEN',
  oauth: {
    authorizationUrl: 'https://auth.atlassian.com/authorize',
    tokenUrl: 'https://auth.atlassian.com/oauth/token',
    scopes: ['read:confluence-content.all', 'read:confluence-space.summary', 'offline_access'],
  },
  operations: [
    { method: 'GET', path: '/wiki/api/v2/spaces', summary: 'List spaces' },
    { method: 'GET', path: '/wiki/api/v2/pages', summary: 'List pages' },
    { method: 'GET', path: '/wiki/api/v2/pages/{id}', summary: 'Get a page' },
    { method: 'POST', path: '/wiki/api/v2/pages', summary: 'Create a page' },
    { method: 'GET', path: '/wiki/rest/api/search', summary: 'Search' },
  ],
  popularity: 4,
  directoryId: null,
};
