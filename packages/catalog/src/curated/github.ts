import type { CuratedApi } from '#src/curated-api.ts';

export const github: CuratedApi = {
  slug: 'github',
  name: 'GitHub',
  builtIn: { slug: 'github', is: 'same' },
  description:
    'Repositories, issues, pull requests, releases, Actions runs and users on GitHub, over REST and GraphQL.',
  categories: ['developer-tools', 'productivity'],
  capabilities: [
    'repositories',
    'issues',
    'pull requests',
    'code search',
    'releases',
    'CI/CD pipelines',
    'code review',
    'social login',
    'webhooks',
  ],
  useCases: [
    'bot that reviews pull requests',
    'dashboard of open issues',
    'automatic releases',
    'developer portfolio',
    'social login for developers',
  ],
  synonyms: ['git', 'version control', 'source code', 'code hosting', 'GitHub Actions', 'GitHub REST API'],
  pricing: {
    model: 'freemium',
    summary:
      'The API is included with every account, within hourly rate limits; paid plans are for organisations and add features.',
    freeTier: 'All public data and your own repositories, 5,000 requests per hour with a token',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://github.com/',
    registration: 'https://github.com/signup',
    documentation: 'https://docs.github.com/en/rest',
    developerPortal: 'https://github.com/settings/tokens',
    apiReference: 'https://docs.github.com/en/rest',
  },
  domains: ['github.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.github.com',
  keyHint: 'ghp_… or github_pat_…',
  oauth: {
    authorizationUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    scopes: ['repo', 'read:user', 'user:email'],
  },
  operations: [
    {
      method: 'GET',
      path: '/user',
      summary: 'Get the authenticated user',
    },
    {
      method: 'GET',
      path: '/user/repos',
      summary: 'List your repositories',
    },
    {
      method: 'GET',
      path: '/repos/{owner}/{repo}',
      summary: 'Get a repository',
    },
    {
      method: 'GET',
      path: '/repos/{owner}/{repo}/issues',
      summary: 'List issues',
    },
    {
      method: 'POST',
      path: '/repos/{owner}/{repo}/issues',
      summary: 'Open an issue',
    },
    {
      method: 'GET',
      path: '/repos/{owner}/{repo}/pulls',
      summary: 'List pull requests',
    },
    {
      method: 'GET',
      path: '/search/code',
      summary: 'Search code',
    },
    {
      method: 'POST',
      path: '/graphql',
      summary: 'Query with GraphQL',
      body: { query: 'query { viewer { login } }' },
    },
  ],
  popularity: 5,
  directoryId: 'github.com:api.github.com',
};
