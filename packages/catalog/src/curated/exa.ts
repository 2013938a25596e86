import type { CuratedApi } from '#src/curated-api.ts';

export const exa: CuratedApi = {
  slug: 'exa',
  name: 'Exa',
  alsoCalled: ['exa ai'],
  description:
    'A semantic search engine for agents: finds pages, companies, people and papers that match a description, and returns their content.',
  categories: ['search', 'ai'],
  capabilities: [
    'web search',
    'web search for agents',
    'semantic search',
    'content extraction',
    'similar pages',
    'company search',
    'research papers search',
  ],
  useCases: ['research agent', 'lists of companies of a certain kind', 'sources for a report'],
  synonyms: ['neural search', 'search API for LLMs', 'RAG', 'websets', 'Metaphor'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per thousand searches, answers or pages of content, and per run of its research agent.',
    freeTier: 'A monthly credit',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://exa.ai/',
    registration: 'https://dashboard.exa.ai/',
    documentation: 'https://exa.ai/docs',
    developerPortal: 'https://dashboard.exa.ai/api-keys',
    apiReference: 'https://exa.ai/docs/reference/search-api-guide',
  },
  domains: ['exa.ai'],
  keyPlacement: { type: 'header', name: 'x-api-key' },
  baseUrl: 'https://api.exa.ai',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/search',
      summary: 'Search the web by meaning',
      body: { query: 'articles about API design' },
    },
    {
      method: 'POST',
      path: '/contents',
      summary: 'Get the content of pages',
      body: { urls: ['https://example.com/'] },
    },
    { method: 'POST', path: '/findSimilar', summary: 'Find similar pages' },
    {
      method: 'POST',
      path: '/answer',
      summary: 'Answer a question with sources',
      body: { query: 'What is an API?' },
    },
  ],
  popularity: 3,
  directoryId: null,
};
