import type { CuratedApi } from '#src/curated-api.ts';

export const wordpress: CuratedApi = {
  slug: 'wordpress',
  name: 'WordPress REST API',
  alsoCalled: ['WordPress'],
  description:
    'Posts, pages, media, comments and users of a WordPress site, self-hosted or on WordPress.com.',
  categories: ['productivity', 'developer-tools'],
  capabilities: [
    'content management',
    'blog posts',
    'publish content',
    'media library',
    'comments',
    'headless CMS',
  ],
  useCases: ['posts written by a program', 'blog in an app', 'moving content'],
  synonyms: ['CMS', 'blog', 'website builder', 'open source', 'self-hosted'],
  pricing: {
    model: 'free',
    summary: 'The software is free; WordPress.com has yearly plans.',
    freeTier: 'The software itself',
    checked: null,
  },
  urls: {
    website: 'https://wordpress.org/',
    registration: 'https://wordpress.com/start/',
    documentation: 'https://developer.wordpress.org/rest-api/',
    developerPortal: 'https://developer.wordpress.com/apps/',
    apiReference: 'https://developer.wordpress.org/rest-api/reference/',
  },
  domains: ['wordpress.org', 'wordpress.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: null,
  keyHint: 'USER_NAME:APPLICATION_PASSWORD, over https',
  oauth: null,
  operations: [
    { method: 'GET', path: '/wp-json/wp/v2/posts', summary: 'List posts' },
    {
      method: 'POST',
      path: '/wp-json/wp/v2/posts',
      summary: 'Create a post',
      body: { title: 'Hello', content: 'Hello, world!', status: 'draft' },
    },
    { method: 'GET', path: '/wp-json/wp/v2/pages', summary: 'List pages' },
    { method: 'POST', path: '/wp-json/wp/v2/media', summary: 'Upload a file' },
    { method: 'GET', path: '/wp-json/wp/v2/users/me', summary: 'Get the account' },
  ],
  popularity: 5,
  directoryId: null,
};
