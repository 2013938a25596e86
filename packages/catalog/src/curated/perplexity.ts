import type { CuratedApi } from '#src/curated-api.ts';

export const perplexity: CuratedApi = {
  slug: 'perplexity',
  name: 'Perplexity',
  alsoCalled: ['Perplexity AI'],
  description:
    'Answers questions from the live web and cites its sources; a separate search call returns ranked pages without an answer.',
  categories: ['ai', 'search'],
  capabilities: [
    'web search',
    'question answering',
    'summarization',
    'news search',
    'text generation',
    'structured output',
  ],
  useCases: ['research assistant', 'chatbot that knows current events', 'market research', 'fact checks'],
  synonyms: ['Sonar', 'AI search', 'LLM', 'answer engine', 'online model', 'citations'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per thousand searches and per million tokens, depending on the model; credits are prepaid.',
    freeTier: null,
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.perplexity.ai/',
    registration: 'https://console.perplexity.ai/',
    documentation: 'https://docs.perplexity.ai/',
    developerPortal: 'https://console.perplexity.ai/',
    apiReference: 'https://docs.perplexity.ai/api-reference',
  },
  domains: ['perplexity.ai'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.perplexity.ai',
  keyHint: 'pplx-…',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v1/responses',
      summary: 'Answer a question from the web, with sources',
    },
    {
      method: 'POST',
      path: '/search',
      summary: 'Search the web',
      body: { query: 'latest news about APIs' },
    },
  ],
  popularity: 4,
  directoryId: null,
};
