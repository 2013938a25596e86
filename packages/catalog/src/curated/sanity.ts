import type { CuratedApi } from '#src/curated-api.ts';

export const sanity: CuratedApi = {
  slug: 'sanity',
  name: 'Sanity',
  description:
    'Structured content with an editor defined in code, real-time collaboration, and queries in GROQ or GraphQL.',
  categories: ['productivity', 'developer-tools', 'media'],
  capabilities: [
    'headless CMS',
    'content management',
    'content delivery',
    'GraphQL',
    'image processing',
    'real-time updates',
  ],
  useCases: ['website texts', 'catalogue with pictures', 'shared content for app and site'],
  synonyms: ['CMS', 'content lake', 'GROQ', 'structured content'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per user and by usage.',
    freeTier: 'A plan for small teams',
    checked: null,
  },
  urls: {
    website: 'https://www.sanity.io/',
    registration: 'https://www.sanity.io/login/sign-up',
    documentation: 'https://www.sanity.io/docs',
    developerPortal: 'https://www.sanity.io/manage',
    apiReference: 'https://www.sanity.io/docs/http-reference',
  },
  domains: ['sanity.io'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.sanity.io',
  keyHint: "sk…; content is on the project's host",
  oauth: null,
  operations: [
    { method: 'GET', path: '/v2021-06-07/projects', summary: 'List projects' },
    { method: 'GET', path: '/v2021-06-07/users/me', summary: 'Get the account' },
    { method: 'GET', path: '/v2021-06-07/projects/{projectId}', summary: 'Get a project' },
  ],
  popularity: 4,
  directoryId: null,
};
