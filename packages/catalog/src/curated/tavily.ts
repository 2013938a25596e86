import type { CuratedApi } from '#src/curated-api.ts';

export const tavily: CuratedApi = {
  slug: 'tavily',
  name: 'Tavily',
  description:
    'Web search made for language models and agents: it returns short, cited extracts instead of links, and also extracts, crawls and maps sites.',
  categories: ['search', 'ai'],
  capabilities: [
    'web search',
    'web search for agents',
    'content extraction',
    'web crawling',
    'site mapping',
    'news search',
  ],
  useCases: [
    'research agent',
    'chatbot with up-to-date answers',
    'fact checking',
    'retrieval-augmented generation',
  ],
  synonyms: ['search API for LLMs', 'RAG', 'MCP server', 'agent tools', 'web data'],
  pricing: {
    model: 'freemium',
    summary: 'Credits on a monthly plan or pay as you go, one or two per search.',
    freeTier: 'A monthly allowance of credits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.tavily.com/',
    registration: 'https://app.tavily.com/sign-in',
    documentation: 'https://docs.tavily.com/',
    developerPortal: 'https://app.tavily.com/home',
    apiReference: 'https://docs.tavily.com/documentation/api-reference/introduction',
  },
  domains: ['tavily.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.tavily.com',
  keyHint: 'tvly-…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/search', summary: 'Search the web', body: { query: 'latest news about APIs' } },
    {
      method: 'POST',
      path: '/extract',
      summary: 'Get the content of pages',
      body: { urls: ['https://example.com/'] },
    },
    { method: 'POST', path: '/crawl', summary: 'Crawl a site page by page' },
    { method: 'POST', path: '/map', summary: 'List the pages of a site' },
    { method: 'GET', path: '/usage', summary: 'Get the credits used' },
  ],
  popularity: 4,
  directoryId: null,
};
