import type { CuratedApi } from '#src/curated-api.ts';

export const jira: CuratedApi = {
  slug: 'jira',
  name: 'Jira Cloud',
  description:
    'Issues, projects, boards, workflows and users in Jira, with searches in its query language. Every site has its own host.',
  categories: ['productivity', 'developer-tools', 'customer-support'],
  capabilities: ['issues', 'project management', 'tasks', 'comments', 'webhooks'],
  useCases: ['tickets from customer messages', 'sprint report', 'synchronising issues', 'time tracking'],
  synonyms: ['Atlassian', 'issue tracker', 'bug tracking', 'agile', 'scrum', 'JQL', 'ticketing'],
  pricing: {
    model: 'freemium',
    summary: 'Billed per user per month; the API is part of every plan, including the free one.',
    freeTier: 'A free plan for ten users',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.atlassian.com/software/jira',
    registration: 'https://www.atlassian.com/try/cloud/signup',
    documentation: 'https://developer.atlassian.com/cloud/jira/platform/',
    developerPortal: 'https://id.atlassian.com/manage-profile/security/api-tokens',
    apiReference: 'https://developer.atlassian.com/cloud/jira/platform/rest/v3/',
  },
  domains: ['atlassian.com', 'atlassian.net', 'jira.com'],
  keyPlacement: {
    type: 'basic',
  },
  // The site's own host; with an OAuth token, paths start at api.atlassian.com/ex/jira/{cloudId}.
  baseUrl: null,
  keyHint: 'EMAIL:API_TOKEN',
  oauth: {
    authorizationUrl: 'https://auth.atlassian.com/authorize',
    tokenUrl: 'https://auth.atlassian.com/oauth/token',
    scopes: ['read:jira-work', 'write:jira-work', 'read:jira-user', 'offline_access'],
  },
  operations: [
    {
      method: 'GET',
      path: '/rest/api/3/myself',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/rest/api/3/search/jql',
      summary: 'Search issues',
    },
    {
      method: 'POST',
      path: '/rest/api/3/issue',
      summary: 'Create an issue',
      body: {
        fields: { project: { key: 'KEY' }, summary: 'Describe the new screen', issuetype: { name: 'Task' } },
      },
    },
    {
      method: 'GET',
      path: '/rest/api/3/issue/{issueIdOrKey}',
      summary: 'Get an issue',
    },
    {
      method: 'POST',
      path: '/rest/api/3/issue/{issueIdOrKey}/comment',
      summary: 'Comment on an issue',
      body: {
        body: {
          type: 'doc',
          version: 1,
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Looks good.' }] }],
        },
      },
    },
    {
      method: 'GET',
      path: '/rest/api/3/project/search',
      summary: 'List projects',
    },
  ],
  popularity: 5,
  directoryId: 'atlassian.com:jira',
};
