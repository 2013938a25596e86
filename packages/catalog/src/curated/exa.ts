import type { CuratedApi } from '#src/curated-api.ts';

export const exa: CuratedApi = {
  slug: 'exa',
  name: 'Exa',
  alsoCalled: ['exa ai'],
  description:
    'A search engine by meaning for agents: finds pages, companies, people and papers that fit a description, and returns their content.',
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
  useCases: ['research agent', 'lists of companies of a kind', 'sources for a report'],
  synonyms: ['neural search', 'search API for LLMs', 'RAG', 'websets', 'Metaphor'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A price per thousand searches, answers or pages of content, and per run of its research agent.',
    freeTier: 'A credit each month',
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
    { method: 'POST', path: '/search', summary: 'Search the web by meaning' },
    { method: 'POST', path: '/contents', summary: 'Read the content of pages' },
    { method: 'POST', path: '/findSimilar', summary: 'Find pages like one' },
    { method: 'POST', path: '/answer', summary: 'Answer a question with sources' },
  ],
  popularity: 3,
  directoryId: null,
};
