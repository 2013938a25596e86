import type { CuratedApi } from '#src/curated-api.ts';

export const jsonPlaceholder: CuratedApi = {
  slug: 'json-placeholder',
  name: 'JSONPlaceholder',
  alsoCalled: ['JSON Placeholder'],
  description:
    'A fake REST API with posts, comments, users and tasks to test a program against, without a key.',
  categories: ['developer-tools'],
  capabilities: ['mock API', 'test data', 'fake data', 'sample data'],
  useCases: ['learning to call an API', 'prototype without a backend', 'examples in a course'],
  synonyms: ['dummy API', 'fake REST API', 'no key', 'open source'],
  pricing: {
    model: 'free',
    summary: 'Free.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://jsonplaceholder.typicode.com/',
    registration: 'https://jsonplaceholder.typicode.com/guide/',
    documentation: 'https://jsonplaceholder.typicode.com/guide/',
    developerPortal: null,
    apiReference: null,
  },
  domains: ['jsonplaceholder.typicode.com', 'typicode.com'],
  keyPlacement: null,
  baseUrl: 'https://jsonplaceholder.typicode.com',
  keyHint: 'No key is needed',
  oauth: null,
  operations: [
    { method: 'GET', path: '/posts', summary: 'List posts' },
    { method: 'GET', path: '/posts/{id}', summary: 'Get a post' },
    { method: 'POST', path: '/posts', summary: 'Simulate creating a post' },
    { method: 'GET', path: '/users', summary: 'List users' },
    { method: 'GET', path: '/todos', summary: 'List tasks' },
  ],
  popularity: 3,
  directoryId: null,
};
