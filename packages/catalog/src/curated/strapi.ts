import type { CuratedApi } from '#src/curated-api.ts';

export const strapi: CuratedApi = {
  slug: 'strapi',
  name: 'Strapi',
  description:
    'An open-source content system to run oneself or as a cloud: types of one’s own, an editor, and REST and GraphQL made of them.',
  categories: ['productivity', 'developer-tools'],
  capabilities: [
    'headless CMS',
    'content management',
    'GraphQL',
    'user roles',
    'media library',
    'localization',
  ],
  useCases: ['texts of a web site', 'back end of an app', 'blog'],
  synonyms: ['CMS', 'open source', 'self-hosted', 'Node.js', 'content API'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud and more features have monthly plans.',
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
  keyHint: 'An API token from the settings of the installation',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/{pluralApiId}', summary: 'List entries' },
    { method: 'GET', path: '/api/{pluralApiId}/{documentId}', summary: 'Read an entry' },
    { method: 'POST', path: '/api/{pluralApiId}', summary: 'Write an entry' },
    { method: 'POST', path: '/api/upload', summary: 'Upload a file' },
  ],
  popularity: 4,
  directoryId: null,
};
