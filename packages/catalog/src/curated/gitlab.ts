import type { CuratedApi } from '#src/curated-api.ts';

export const gitlab: CuratedApi = {
  slug: 'gitlab',
  name: 'GitLab',
  description:
    'Projects, issues, merge requests, pipelines, packages and users in GitLab, in the cloud or on your own server.',
  categories: ['developer-tools', 'productivity'],
  capabilities: [
    'repositories',
    'issues',
    'pull requests',
    'code search',
    'releases',
    'CI/CD pipelines',
    'code review',
    'package registry',
    'webhooks',
  ],
  useCases: [
    'bot that reviews merge requests',
    'pipelines dashboard',
    'automatic releases',
    'synchronising issues',
  ],
  synonyms: ['git', 'version control', 'source code', 'DevOps', 'merge request', 'CI'],
  pricing: {
    model: 'freemium',
    summary: 'The API is part of every plan, including the free one; plans are billed per user per month.',
    freeTier: 'A free plan with a limited number of build minutes',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://about.gitlab.com/',
    registration: 'https://gitlab.com/users/sign_up',
    documentation: 'https://docs.gitlab.com/api/',
    developerPortal: 'https://gitlab.com/-/user_settings/personal_access_tokens',
    apiReference: 'https://docs.gitlab.com/api/rest/',
  },
  domains: ['gitlab.com'],
  keyPlacement: {
    type: 'header',
    name: 'PRIVATE-TOKEN',
  },
  baseUrl: 'https://gitlab.com/api/v4',
  keyHint: 'glpat-…',
  oauth: {
    authorizationUrl: 'https://gitlab.com/oauth/authorize',
    tokenUrl: 'https://gitlab.com/oauth/token',
    scopes: ['api', 'read_user'],
  },
  operations: [
    {
      method: 'GET',
      path: '/user',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/projects',
      summary: 'List projects',
    },
    {
      method: 'GET',
      path: '/projects/{id}/issues',
      summary: 'List issues',
    },
    {
      method: 'POST',
      path: '/projects/{id}/issues',
      summary: 'Open an issue',
      body: { title: 'Describe the new screen' },
    },
    {
      method: 'GET',
      path: '/projects/{id}/merge_requests',
      summary: 'List merge requests',
    },
    {
      method: 'GET',
      path: '/projects/{id}/pipelines',
      summary: 'List pipelines',
    },
    {
      method: 'POST',
      path: '/projects/{id}/pipeline',
      summary: 'Start a pipeline',
      body: { ref: 'main' },
    },
  ],
  popularity: 5,
  directoryId: 'gitlab.com',
};
