import type { CuratedApi } from '#src/curated-api.ts';

export const ghost: CuratedApi = {
  slug: 'ghost',
  name: 'Ghost',
  description:
    'Publishing with newsletters and paid members: posts, pages, tags and members, over a content API and an admin API. Open source or hosted.',
  categories: ['productivity', 'email', 'media'],
  capabilities: [
    'blog posts',
    'publish content',
    'newsletters',
    'memberships',
    'headless CMS',
    'content management',
  ],
  useCases: ['blog with a newsletter', 'paid articles', 'blog in an app'],
  synonyms: ['CMS', 'publishing', 'open source', 'self-hosted', 'Substack alternative'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud has monthly plans based on the number of members.',
    freeTier: 'The software itself, and a trial of the cloud',
    checked: null,
  },
  urls: {
    website: 'https://ghost.org/',
    registration: 'https://account.ghost.org/signup',
    documentation: 'https://docs.ghost.org/',
    developerPortal: null,
    apiReference: 'https://docs.ghost.org/content-api/',
  },
  domains: ['ghost.org', 'ghost.io'],
  keyPlacement: { type: 'query', name: 'key' },
  baseUrl: null,
  keyHint: 'The content key; the admin API takes a token (JWT) created from the admin key',
  oauth: null,
  operations: [
    { method: 'GET', path: '/ghost/api/content/posts/', summary: 'List posts' },
    { method: 'GET', path: '/ghost/api/content/posts/{id}/', summary: 'Get a post' },
    { method: 'GET', path: '/ghost/api/content/pages/', summary: 'List pages' },
    { method: 'GET', path: '/ghost/api/content/tags/', summary: 'List tags' },
    { method: 'GET', path: '/ghost/api/content/settings/', summary: 'Get the settings' },
  ],
  popularity: 3,
  directoryId: null,
};
