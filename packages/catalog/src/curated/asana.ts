import type { CuratedApi } from '#src/curated-api.ts';

export const asana: CuratedApi = {
  slug: 'asana',
  name: 'Asana',
  description: 'Tasks, projects, portfolios, goals and users in Asana.',
  categories: ['productivity'],
  capabilities: ['tasks', 'project management', 'comments', 'team management', 'custom fields', 'webhooks'],
  useCases: ['tasks from a form', 'project report', 'synchronising tasks', 'onboarding checklist'],
  synonyms: ['to-do', 'work management', 'project planning', 'kanban'],
  pricing: {
    model: 'freemium',
    summary: 'The API is part of every plan, including the free one; plans are billed per user per month.',
    freeTier: 'A free plan for a few users',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://asana.com/',
    registration: 'https://asana.com/create-account',
    documentation: 'https://developers.asana.com/docs',
    developerPortal: 'https://app.asana.com/0/my-apps',
    apiReference: 'https://developers.asana.com/reference',
  },
  domains: ['asana.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://app.asana.com/api/1.0',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://app.asana.com/-/oauth_authorize',
    tokenUrl: 'https://app.asana.com/-/oauth_token',
    scopes: ['tasks:read', 'tasks:write', 'projects:read', 'users:read'],
  },
  operations: [
    {
      method: 'GET',
      path: '/users/me',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/workspaces',
      summary: 'List workspaces',
    },
    {
      method: 'GET',
      path: '/projects',
      summary: 'List projects',
    },
    {
      method: 'GET',
      path: '/tasks',
      summary: 'List tasks',
    },
    {
      method: 'POST',
      path: '/tasks',
      summary: 'Create a task',
    },
    {
      method: 'PUT',
      path: '/tasks/{task_gid}',
      summary: 'Update a task',
      body: { data: { completed: true } },
    },
    {
      method: 'POST',
      path: '/tasks/{task_gid}/stories',
      summary: 'Comment on a task',
      body: { data: { text: 'Looks good.' } },
    },
  ],
  popularity: 4,
  directoryId: 'asana.com',
};
