import type { CuratedApi } from '#src/curated-api.ts';

export const notion: CuratedApi = {
  slug: 'notion',
  name: 'Notion',
  description: 'Pages, databases, blocks, comments and users in a Notion workspace.',
  categories: ['productivity', 'database', 'documents'],
  capabilities: ['notes', 'pages', 'database records', 'tasks', 'knowledge base', 'comments', 'webhooks'],
  useCases: [
    'website content',
    'meeting notes written by a script',
    'task synchronisation',
    'knowledge base for a chatbot',
  ],
  synonyms: ['wiki', 'docs', 'workspace', 'no-code database'],
  pricing: {
    model: 'freemium',
    summary:
      'The API is part of every plan, including the free one; workspaces are billed per member per month.',
    freeTier: 'A free workspace',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.notion.com/',
    registration: 'https://www.notion.so/signup',
    documentation: 'https://developers.notion.com/',
    developerPortal: 'https://www.notion.so/my-integrations',
    apiReference: 'https://developers.notion.com/reference/intro',
  },
  domains: ['notion.com', 'notion.so'],
  keyPlacement: {
    type: 'bearer',
  },
  headers: { 'Notion-Version': '2026-03-11' },
  baseUrl: 'https://api.notion.com',
  keyHint: 'ntn_… or secret_…',
  oauth: {
    authorizationUrl: 'https://api.notion.com/v1/oauth/authorize',
    tokenUrl: 'https://api.notion.com/v1/oauth/token',
    scopes: [],
  },
  operations: [
    {
      method: 'GET',
      path: '/v1/users/me',
      summary: "Get the integration's own user",
    },
    {
      method: 'POST',
      path: '/v1/search',
      summary: 'Search pages and databases by title',
      body: { query: 'Roadmap', page_size: 10 },
    },
    {
      method: 'POST',
      path: '/v1/pages',
      summary: 'Create a page or a database row',
    },
    {
      method: 'PATCH',
      path: '/v1/pages/{page_id}',
      summary: "Update a page's properties",
    },
    {
      method: 'GET',
      path: '/v1/blocks/{block_id}/children',
      summary: 'Get the content of a page',
    },
    {
      method: 'GET',
      path: '/v1/databases/{database_id}',
      summary: 'Get a database and its data sources',
    },
    {
      method: 'POST',
      path: '/v1/data_sources/{data_source_id}/query',
      summary: 'Query the rows of a database',
      body: { page_size: 10 },
    },
  ],
  popularity: 5,
  directoryId: 'notion.com',
};
