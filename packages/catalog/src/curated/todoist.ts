import type { CuratedApi } from '#src/curated-api.ts';

export const todoist: CuratedApi = {
  slug: 'todoist',
  name: 'Todoist',
  description: 'Tasks, projects, sections, labels and comments in a Todoist account.',
  categories: ['productivity'],
  capabilities: ['task management', 'to-do lists', 'reminders', 'projects', 'comments'],
  useCases: ['tasks from emails', 'to-do list on a screen', 'habit tracking'],
  synonyms: ['to do', 'checklists', 'planner'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per user.',
    freeTier: 'A plan for a few projects',
    checked: null,
  },
  urls: {
    website: 'https://www.todoist.com/',
    registration: 'https://app.todoist.com/auth/signup',
    documentation: 'https://developer.todoist.com/',
    developerPortal: 'https://app.todoist.com/app/settings/integrations/developer',
    apiReference: 'https://developer.todoist.com/api/v1/',
  },
  domains: ['todoist.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.todoist.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://app.todoist.com/oauth/authorize',
    tokenUrl: 'https://api.todoist.com/oauth/access_token',
    scopes: ['data:read_write'],
  },
  operations: [
    { method: 'GET', path: '/api/v1/user', summary: 'Get the account' },
    { method: 'GET', path: '/api/v1/tasks', summary: 'List tasks' },
    { method: 'POST', path: '/api/v1/tasks', summary: 'Add a task' },
    { method: 'POST', path: '/api/v1/tasks/{task_id}/close', summary: 'Complete a task' },
    { method: 'GET', path: '/api/v1/projects', summary: 'List projects' },
  ],
  popularity: 3,
  directoryId: null,
};
