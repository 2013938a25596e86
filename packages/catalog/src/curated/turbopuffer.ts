import type { CuratedApi } from '#src/curated-api.ts';

export const turbopuffer: CuratedApi = {
  slug: 'turbopuffer',
  name: 'turbopuffer',
  description:
    'Vector and full-text search on object storage: low-cost for very large numbers of vectors of which only a few are queried at a time.',
  categories: ['database', 'ai', 'search'],
  capabilities: ['vector database', 'vector search', 'full-text search', 'hybrid search', 'semantic search'],
  useCases: [
    "search across many customers' code",
    'semantic search in a knowledge base',
    'retrieval for agents',
  ],
  synonyms: ['vector store', 'embeddings index', 'BM25', 'RAG', 'serverless'],
  pricing: {
    model: 'subscription',
    summary: 'Billed by data stored, written and queried, with a monthly minimum.',
    freeTier: null,
    checked: null,
  },
  urls: {
    website: 'https://turbopuffer.com/',
    registration: 'https://turbopuffer.com/join',
    documentation: 'https://turbopuffer.com/docs',
    developerPortal: 'https://turbopuffer.com/dashboard',
    apiReference: 'https://turbopuffer.com/docs/overview',
  },
  domains: ['turbopuffer.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: 'tpuf_…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/namespaces', summary: 'List namespaces' },
    { method: 'POST', path: '/v2/namespaces/{namespace}', summary: 'Write documents' },
    { method: 'POST', path: '/v2/namespaces/{namespace}/query', summary: 'Search' },
    { method: 'DELETE', path: '/v2/namespaces/{namespace}', summary: 'Delete a namespace' },
  ],
  popularity: 2,
  directoryId: null,
};
