import type { CuratedApi } from '#src/curated-api.ts';

export const azureDevops: CuratedApi = {
  slug: 'azure-devops',
  name: 'Azure DevOps',
  description:
    "Work items, repositories, pipelines, tests and packages in Microsoft's suite for software teams.",
  categories: ['developer-tools', 'productivity'],
  capabilities: [
    'git repositories',
    'pull requests',
    'project management',
    'work items',
    'continuous integration',
    'test plans',
    'packages',
  ],
  useCases: ['build status', 'task sync', 'release notes'],
  synonyms: ['TFS', 'VSTS', 'Azure Boards', 'Azure Pipelines', 'Microsoft'],
  pricing: {
    model: 'freemium',
    summary: 'A monthly price per user and per parallel build.',
    freeTier: 'Five users and one build at a time',
    checked: null,
  },
  urls: {
    website: 'https://azure.microsoft.com/products/devops/',
    registration: 'https://dev.azure.com/',
    documentation: 'https://learn.microsoft.com/azure/devops/',
    developerPortal: 'https://dev.azure.com/',
    apiReference: 'https://learn.microsoft.com/rest/api/azure/devops/',
  },
  domains: ['dev.azure.com', 'azure.com', 'azure.microsoft.com', 'visualstudio.com', 'microsoft.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://dev.azure.com',
  keyHint: ':PERSONAL_ACCESS_TOKEN of one organization, with an empty username',
  oauth: null,
  operations: [
    { method: 'GET', path: '/{organization}/_apis/projects', summary: 'List projects' },
    { method: 'GET', path: '/{organization}/{project}/_apis/git/repositories', summary: 'List repositories' },
    { method: 'GET', path: '/{organization}/{project}/_apis/build/builds', summary: 'List builds' },
    { method: 'POST', path: '/{organization}/{project}/_apis/wit/wiql', summary: 'Search work items' },
    {
      method: 'GET',
      path: '/{organization}/{project}/_apis/wit/workitems/{id}',
      summary: 'Get a work item',
    },
  ],
  popularity: 4,
  directoryId: null,
};
