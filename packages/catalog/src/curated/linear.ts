import type { CuratedApi } from '#src/curated-api.ts';

export const linear: CuratedApi = {
  slug: 'linear',
  name: 'Linear',
  description: 'Issues, projects, cycles, teams and documents of Linear, by GraphQL.',
  categories: ['productivity', 'developer-tools'],
  capabilities: ['issues', 'project management', 'tasks', 'comments', 'team management', 'webhooks'],
  useCases: ['issues from customer messages', 'roadmap on a site', 'synchronising issues', 'sprint report'],
  synonyms: ['issue tracker', 'bug tracking', 'agile', 'sprint', 'product management', 'Jira alternative'],
  pricing: {
    model: 'freemium',
    summary: 'Billed per user and month; the API is part of every plan, the free one too.',
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
      summary: 'Read and change issues and projects by GraphQL',
    },
  ],
  popularity: 4,
  directoryId: null,
};
