import type { CuratedApi } from '#src/curated-api.ts';

export const bitbucket: CuratedApi = {
  slug: 'bitbucket',
  name: 'Bitbucket Cloud',
  alsoCalled: ['Bitbucket'],
  description: "Git repositories, pull requests and pipelines on Atlassian's hosting service.",
  categories: ['developer-tools'],
  capabilities: [
    'git repositories',
    'pull requests',
    'code review',
    'continuous integration',
    'issues',
    'webhooks',
  ],
  useCases: ['build status', 'bot for pull requests', 'repository backup'],
  synonyms: ['Atlassian', 'source code hosting', 'pipelines', 'version control'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per user.',
    freeTier: 'Teams of up to five users',
    checked: null,
  },
  urls: {
    website: 'https://bitbucket.org/',
    registration: 'https://bitbucket.org/account/signup/',
    documentation: 'https://developer.atlassian.com/cloud/bitbucket/',
    developerPortal: 'https://id.atlassian.com/manage-profile/security/api-tokens',
    apiReference: 'https://developer.atlassian.com/cloud/bitbucket/rest/',
  },
  domains: ['bitbucket.org', 'atlassian.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://api.bitbucket.org/2.0',
  keyHint: 'EMAIL:API_TOKEN',
  oauth: {
    authorizationUrl: 'https://bitbucket.org/site/oauth2/authorize',
    tokenUrl: 'https://bitbucket.org/site/oauth2/access_token',
    scopes: ['account', 'repository', 'pullrequest'],
  },
  operations: [
    { method: 'GET', path: '/user', summary: 'Get the account' },
    { method: 'GET', path: '/repositories/{workspace}', summary: 'List repositories' },
    {
      method: 'GET',
      path: '/repositories/{workspace}/{repo_slug}/pullrequests',
      summary: 'List pull requests',
    },
    { method: 'GET', path: '/repositories/{workspace}/{repo_slug}/pipelines', summary: 'List builds' },
    { method: 'POST', path: '/repositories/{workspace}/{repo_slug}/hooks', summary: 'Add a webhook' },
  ],
  popularity: 3,
  directoryId: 'bitbucket.org',
};
