import type { CuratedApi } from '#src/curated-api.ts';

export const weaviate: CuratedApi = {
  slug: 'weaviate',
  name: 'Weaviate',
  description:
    'An open-source vector database that can create the embeddings itself and search by meaning, by keyword, or by both at once.',
  categories: ['ai', 'database', 'search'],
  capabilities: [
    'vector search',
    'vector database',
    'semantic search',
    'hybrid search',
    'embeddings',
    'retrieval-augmented generation',
    'document question answering',
    'reranking',
  ],
  useCases: [
    'chatbot over PDF documents',
    'semantic search in a knowledge base',
    'recommendations',
    'product search',
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
    summary: 'The software is free; the cloud is billed by stored vector dimensions and service level.',
    freeTier: 'A sandbox cluster for a limited time, and the software itself',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://weaviate.io/',
    registration: 'https://console.weaviate.cloud/',
    documentation: 'https://docs.weaviate.io/',
    developerPortal: 'https://console.weaviate.cloud/',
    apiReference: null,
  },
  domains: ['weaviate.io', 'weaviate.cloud'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: null,
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v1/meta',
      summary: "Get the server's version and modules",
    },
    {
      method: 'GET',
      path: '/v1/schema',
      summary: 'List collections',
    },
    {
      method: 'POST',
      path: '/v1/schema',
      summary: 'Create a collection',
    },
    {
      method: 'POST',
      path: '/v1/objects',
      summary: 'Store an object',
    },
    {
      method: 'POST',
      path: '/v1/batch/objects',
      summary: 'Store many objects',
    },
    {
      method: 'POST',
      path: '/v1/graphql',
      summary: 'Search with GraphQL',
    },
  ],
  popularity: 3,
  directoryId: null,
};
