import type { CuratedApi } from '#src/curated-api.ts';

export const qdrant: CuratedApi = {
  slug: 'qdrant',
  name: 'Qdrant',
  description:
    'An open-source vector database, self-hosted or in its cloud. It stores vectors with data, and finds the nearest ones that match filters on that data.',
  categories: ['ai', 'database', 'search'],
  capabilities: [
    'vector search',
    'vector database',
    'semantic search',
    'hybrid search',
    'retrieval-augmented generation',
    'document question answering',
    'recommendations',
  ],
  useCases: [
    'chatbot over PDF documents',
    'semantic search in a knowledge base',
    'recommendations',
    'finding similar images',
  ],
  synonyms: [
    'vector store',
    'RAG',
    'similarity search',
    'nearest neighbour',
    'embeddings index',
    'open source',
  ],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud is billed by the memory, processors and disk of a cluster.',
    freeTier: 'One small cluster in the cloud, and the software itself',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://qdrant.tech/',
    registration: 'https://cloud.qdrant.io/',
    documentation: 'https://qdrant.tech/documentation/',
    developerPortal: 'https://cloud.qdrant.io/',
    apiReference: 'https://api.qdrant.tech/',
  },
  domains: ['qdrant.tech', 'qdrant.io'],
  keyPlacement: {
    type: 'header',
    name: 'api-key',
  },
  baseUrl: null,
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/collections',
      summary: 'List collections',
    },
    {
      method: 'PUT',
      path: '/collections/{collection_name}',
      summary: 'Create a collection',
    },
    {
      method: 'PUT',
      path: '/collections/{collection_name}/points',
      summary: 'Store vectors with data',
    },
    {
      method: 'POST',
      path: '/collections/{collection_name}/points/query',
      summary: 'Find the nearest vectors',
    },
    {
      method: 'POST',
      path: '/collections/{collection_name}/points/delete',
      summary: 'Delete vectors',
    },
  ],
  popularity: 3,
  directoryId: null,
};
