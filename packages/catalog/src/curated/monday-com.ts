import type { CuratedApi } from '#src/curated-api.ts';

export const mondayCom: CuratedApi = {
  slug: 'monday-com',
  name: 'monday.com',
  alsoCalled: ['monday com'],
  description: 'Boards, items, columns and updates in monday.com, over GraphQL.',
  categories: ['productivity', 'crm'],
  capabilities: [
    'project management',
    'task management',
    'boards',
    'custom columns',
    'automation',
    'webhooks',
  ],
  useCases: ['tasks from a form', 'project status', 'sync with another tool'],
  synonyms: ['work management', 'kanban', 'GraphQL', 'work OS'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per user.',
    freeTier: 'A plan for two users',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://monday.com/',
    registration: 'https://auth.monday.com/p/software/users/sign_up_new',
    documentation: 'https://developer.monday.com/',
    developerPortal: 'https://auth.monday.com/auth/login_monday/developer',
    apiReference: 'https://developer.monday.com/api-reference/',
  },
  domains: ['monday.com'],
  keyPlacement: { type: 'header', name: 'Authorization' },
  baseUrl: 'https://api.monday.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://auth.monday.com/oauth2/authorize',
    tokenUrl: 'https://auth.monday.com/oauth2/token',
    scopes: ['me:read', 'boards:read', 'boards:write'],
  },
  operations: [
    {
      method: 'POST',
      path: '/v2',
      summary: 'Query with GraphQL: boards, items, a new item',
      body: { query: 'query { me { id name } }' },
    },
  ],
  popularity: 4,
  directoryId: null,
};
