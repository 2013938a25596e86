import type { CuratedApi } from '#src/curated-api.ts';

export const linear: CuratedApi = {
  slug: 'linear',
  name: 'Linear',
  description: 'Issues, projects, cycles, teams and documents in Linear, over GraphQL.',
  categories: ['productivity', 'developer-tools'],
  capabilities: ['issues', 'project management', 'tasks', 'comments', 'team management', 'webhooks'],
  useCases: [
    'creating issues from customer messages',
    'roadmap on a site',
    'synchronising issues',
    'sprint report',
  ],
  synonyms: ['issue tracker', 'bug tracking', 'agile', 'sprint', 'product management', 'Jira alternative'],
  pricing: {
    model: 'freemium',
    summary: 'Billed per user per month; the API is part of every plan, including the free one.',
    freeTier: 'A free plan with a limited number of issues',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://linear.app/',
    registration: 'https://linear.app/signup',
    documentation: 'https://linear.app/developers',
    developerPortal: 'https://linear.app/settings/account/security',
    apiReference: 'https://linear.app/developers/graphql',
  },
  domains: ['linear.app'],
  keyPlacement: {
    type: 'header',
    name: 'Authorization',
  },
  baseUrl: 'https://api.linear.app',
  keyHint: 'lin_api_…',
  oauth: {
    authorizationUrl: 'https://linear.app/oauth/authorize',
    tokenUrl: 'https://api.linear.app/oauth/token',
    scopes: ['read', 'write'],
  },
  operations: [
    {
      method: 'POST',
      path: '/graphql',
      summary: 'Read and change issues and projects with GraphQL',
      body: { query: 'query { viewer { id name } }' },
    },
  ],
  popularity: 4,
  directoryId: null,
};
