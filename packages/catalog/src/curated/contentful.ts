import type { CuratedApi } from '#src/curated-api.ts';

export const contentful: CuratedApi = {
  slug: 'contentful',
  name: 'Contentful',
  description:
    'Content kept separate from its presentation: custom content types, editors, languages, images, and delivery over REST and GraphQL.',
  categories: ['productivity', 'developer-tools', 'media'],
  capabilities: [
    'headless CMS',
    'content management',
    'content delivery',
    'GraphQL',
    'image processing',
    'localization',
  ],
  useCases: ['website texts', 'shared content for app and site', 'blog in many languages'],
  synonyms: ['CMS', 'content API', 'blog posts', 'structured content'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on spaces, records and calls.',
    freeTier: 'A plan for small projects',
    checked: null,
  },
  urls: {
    website: 'https://www.contentful.com/',
    registration: 'https://www.contentful.com/sign-up/',
    documentation: 'https://www.contentful.com/developers/docs/',
    developerPortal: 'https://app.contentful.com/',
    apiReference: 'https://www.contentful.com/developers/docs/references/',
  },
  domains: ['contentful.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://cdn.contentful.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/spaces/{space_id}/environments/{environment_id}/entries',
      summary: 'List entries',
    },
    {
      method: 'GET',
      path: '/spaces/{space_id}/environments/{environment_id}/entries/{entry_id}',
      summary: 'Get an entry',
    },
    { method: 'GET', path: '/spaces/{space_id}/environments/{environment_id}/assets', summary: 'List files' },
    {
      method: 'GET',
      path: '/spaces/{space_id}/environments/{environment_id}/content_types',
      summary: 'List content types',
    },
  ],
  popularity: 4,
  directoryId: null,
};
