import type { CuratedApi } from '#src/curated-api.ts';

export const circleci: CuratedApi = {
  slug: 'circleci',
  name: 'CircleCI',
  description: 'Builds, tests and deploys code in pipelines, in the cloud or on your own machines.',
  categories: ['developer-tools'],
  capabilities: ['continuous integration', 'build pipelines', 'test results', 'deployments', 'webhooks'],
  useCases: ['build status', 'starting a pipeline from a script', 'flaky tests'],
  synonyms: ['CI/CD', 'build server', 'release automation'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans with credits for build minutes.',
    freeTier: 'A monthly allowance of credits',
    checked: null,
  },
  urls: {
    website: 'https://circleci.com/',
    registration: 'https://circleci.com/signup/',
    documentation: 'https://circleci.com/docs/',
    developerPortal: 'https://app.circleci.com/settings/user/tokens',
    apiReference: 'https://circleci.com/docs/api/v2/',
  },
  domains: ['circleci.com'],
  keyPlacement: { type: 'header', name: 'Circle-Token' },
  baseUrl: 'https://circleci.com/api/v2',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/me', summary: 'Get the account' },
    { method: 'GET', path: '/project/{project-slug}/pipeline', summary: 'List pipelines' },
    { method: 'POST', path: '/project/{project-slug}/pipeline', summary: 'Start a pipeline' },
    { method: 'GET', path: '/pipeline/{pipeline-id}/workflow', summary: 'List workflows' },
    { method: 'GET', path: '/insights/{project-slug}/workflows', summary: 'Get workflow statistics' },
  ],
  popularity: 3,
  directoryId: 'circleci.com',
};
