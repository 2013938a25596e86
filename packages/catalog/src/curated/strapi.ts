import type { CuratedApi } from '#src/curated-api.ts';

export const strapi: CuratedApi = {
  slug: 'strapi',
  name: 'Strapi',
  description:
    'An open-source content management system, self-hosted or in the cloud: define your own content types and get an editor plus REST and GraphQL APIs for them.',
  categories: ['productivity', 'developer-tools'],
  capabilities: [
    'headless CMS',
    'content management',
    'GraphQL',
    'user roles',
    'media library',
    'localization',
  ],
  useCases: ['website texts', 'backend of an app', 'blog'],
  synonyms: ['CMS', 'open source', 'self-hosted', 'Node.js', 'content API'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud and additional features have monthly plans.',
    freeTier: 'The software itself, and a small cloud project',
    checked: null,
  },
  urls: {
    website: 'https://strapi.io/',
    registration: 'https://cloud.strapi.io/signup',
    documentation: 'https://docs.strapi.io/',
    developerPortal: 'https://cloud.strapi.io/',
    apiReference: 'https://docs.strapi.io/cms/api/rest',
  },
  domains: ['strapi.io'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: "An API token from the installation's settings",
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/{pluralApiId}', summary: 'List entries' },
    { method: 'GET', path: '/api/{pluralApiId}/{documentId}', summary: 'Get an entry' },
    { method: 'POST', path: '/api/{pluralApiId}', summary: 'Create an entry' },
    { method: 'POST', path: '/api/upload', summary: 'Upload a file' },
  ],
  popularity: 4,
  directoryId: null,
};
