import type { CuratedApi } from '#src/curated-api.ts';

export const togglTrack: CuratedApi = {
  slug: 'toggl-track',
  name: 'Toggl Track',
  alsoCalled: ['Toggl'],
  description: 'Time entries, projects, clients and reports in Toggl Track.',
  categories: ['productivity', 'hr'],
  capabilities: ['time tracking', 'timesheets', 'projects', 'time reports', 'webhooks'],
  useCases: ['hours billed to clients', 'project hours', 'timer in another tool'],
  synonyms: ['track time', 'working hours', 'Clockify', 'Harvest'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per user.',
    freeTier: 'Teams of up to five users',
    checked: null,
  },
  urls: {
    website: 'https://toggl.com/track/',
    registration: 'https://track.toggl.com/signup',
    documentation: 'https://engineering.toggl.com/docs/',
    developerPortal: 'https://track.toggl.com/profile',
    apiReference: 'https://engineering.toggl.com/docs/track/',
  },
  domains: ['toggl.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://api.track.toggl.com',
  keyHint: 'API_TOKEN:api_token',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v9/me', summary: 'Get the account' },
    { method: 'GET', path: '/api/v9/me/time_entries', summary: 'List time entries' },
    {
      method: 'POST',
      path: '/api/v9/workspaces/{workspace_id}/time_entries',
      summary: 'Start or add a time entry',
    },
    { method: 'GET', path: '/api/v9/workspaces/{workspace_id}/projects', summary: 'List projects' },
  ],
  popularity: 3,
  directoryId: null,
};
