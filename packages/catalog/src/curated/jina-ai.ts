import type { CuratedApi } from '#src/curated-api.ts';

export const jinaAi: CuratedApi = {
  slug: 'jina-ai',
  name: 'Jina AI',
  description:
    'Building blocks for search over documents and the web: a reader that turns a page into clean text, embeddings, reranking, and a web search for language models. It belongs to Elastic.',
  categories: ['ai', 'search'],
  capabilities: [
    'web pages to markdown',
    'embeddings',
    'reranking',
    'semantic search',
    'web search',
    'text classification',
  ],
  useCases: ['feeding web pages to a language model', 'search by meaning', 'retrieval for a chatbot'],
  synonyms: ['Reader API', 'r.jina.ai', 'embedding model', 'RAG', 'web scraping for LLMs'],
  pricing: {
    model: 'freemium',
    summary: 'Prepaid tokens, shared by all services.',
    freeTier: 'A limited number of tokens with a new key, and the reader at a low rate without a key',
    checked: null,
  },
  urls: {
    website: 'https://jina.ai/',
    registration: 'https://jina.ai/api-dashboard/',
    documentation: 'https://docs.jina.ai/',
    developerPortal: 'https://jina.ai/api-dashboard/key-manager',
    apiReference: 'https://api.jina.ai/redoc',
  },
  domains: ['jina.ai'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.jina.ai',
  keyHint: 'jina_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/embeddings', summary: 'Create embeddings of texts or images' },
    { method: 'POST', path: '/v1/rerank', summary: 'Rerank texts by how well they answer a question' },
    { method: 'POST', path: '/v1/classify', summary: 'Classify texts or images' },
  ],
  popularity: 3,
  directoryId: null,
};
