import type { CuratedApi } from '#src/curated-api.ts';

export const pinecone: CuratedApi = {
  slug: 'pinecone',
  name: 'Pinecone',
  description:
    'A managed vector database. Store text or vectors with metadata and retrieve the ones nearest to a question, which is what retrieval-augmented generation needs.',
  categories: ['ai', 'database', 'search'],
  capabilities: [
    'vector search',
    'vector database',
    'semantic search',
    'hybrid search',
    'retrieval-augmented generation',
    'embeddings',
    'reranking',
    'document question answering',
  ],
  useCases: [
    'chatbot over PDF documents',
    'semantic search in a knowledge base',
    'recommendations',
    'finding similar items',
  ],
  synonyms: ['vector store', 'RAG', 'similarity search', 'nearest neighbour', 'embeddings index'],
  pricing: {
    model: 'freemium',
    summary: 'Billed by storage, read and write units, with a monthly minimum on paid plans.',
    freeTier: 'A starter plan with limited storage and operations',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.pinecone.io/',
    registration: 'https://app.pinecone.io/',
    documentation: 'https://docs.pinecone.io/',
    developerPortal: 'https://app.pinecone.io/organizations/-/keys',
    apiReference: 'https://docs.pinecone.io/reference/api/introduction',
  },
  domains: ['pinecone.io'],
  keyPlacement: {
    type: 'header',
    name: 'Api-Key',
  },
  baseUrl: 'https://api.pinecone.io',
  keyHint: 'pcsk_…',
  oauth: null,
  // The vectors themselves are written and queried on the host returned with an index.
  operations: [
    {
      method: 'GET',
      path: '/indexes',
      summary: 'List indexes',
    },
    {
      method: 'POST',
      path: '/indexes',
      summary: 'Create an index',
    },
    {
      method: 'GET',
      path: '/indexes/{index_name}',
      summary: 'Get an index and its host',
    },
    {
      method: 'POST',
      path: '/embed',
      summary: 'Create embeddings of texts',
    },
    {
      method: 'POST',
      path: '/rerank',
      summary: 'Rerank texts by how well they answer a question',
    },
  ],
  popularity: 4,
  directoryId: 'pinecone.io',
};
