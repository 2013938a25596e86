import type { CuratedApi } from '#src/curated-api.ts';

export const milvus: CuratedApi = {
  slug: 'milvus',
  name: 'Zilliz Cloud (Milvus)',
  alsoCalled: ['Milvus', 'Zilliz'],
  description:
    'The managed Milvus vector database: billions of vectors with filters, full-text and hybrid search. The software is open source.',
  categories: ['database', 'ai', 'search'],
  capabilities: [
    'vector database',
    'vector search',
    'semantic search',
    'hybrid search',
    'full-text search',
    'retrieval-augmented generation',
  ],
  useCases: ['semantic search in a knowledge base', 'recommendations', 'finding similar images'],
  synonyms: ['vector store', 'embeddings index', 'similarity search', 'RAG', 'open source', 'self-hosted'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud is billed by usage or cluster size.',
    freeTier: 'One small cluster in the cloud, and the software itself',
    checked: null,
  },
  urls: {
    website: 'https://zilliz.com/',
    registration: 'https://cloud.zilliz.com/signup',
    documentation: 'https://docs.zilliz.com/docs',
    developerPortal: 'https://cloud.zilliz.com/',
    apiReference: 'https://docs.zilliz.com/reference/restful',
  },
  domains: ['zilliz.com', 'milvus.io', 'zillizcloud.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/v2/vectordb/collections/list', summary: 'List collections' },
    { method: 'POST', path: '/v2/vectordb/collections/create', summary: 'Create a collection' },
    { method: 'POST', path: '/v2/vectordb/entities/insert', summary: 'Store vectors' },
    { method: 'POST', path: '/v2/vectordb/entities/search', summary: 'Find the nearest vectors' },
    { method: 'POST', path: '/v2/vectordb/entities/query', summary: 'Find entities by filter' },
  ],
  popularity: 4,
  directoryId: null,
};
