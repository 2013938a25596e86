import type { CuratedApi } from '#src/curated-api.ts';

export const chroma: CuratedApi = {
  slug: 'chroma',
  name: 'Chroma',
  alsoCalled: ['ChromaDB', 'Chroma DB'],
  description:
    'A vector database that starts embedded in a program and grows into a server or a cloud service: store documents with metadata, and search them by meaning, by words or both.',
  categories: ['database', 'ai', 'search'],
  capabilities: [
    'vector database',
    'vector search',
    'semantic search',
    'hybrid search',
    'full-text search',
    'retrieval-augmented generation',
  ],
  useCases: ['chatbot over PDF documents', 'semantic search in a knowledge base', 'agent memory'],
  synonyms: ['vector store', 'embeddings index', 'similarity search', 'RAG', 'open source', 'self-hosted'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud is billed by data written, stored and read.',
    freeTier: 'The software itself, and a credit for new accounts',
    checked: null,
  },
  urls: {
    website: 'https://www.trychroma.com/',
    registration: 'https://www.trychroma.com/signup',
    documentation: 'https://docs.trychroma.com/',
    developerPortal: 'https://www.trychroma.com/',
    apiReference: 'https://docs.trychroma.com/reference/overview',
  },
  domains: ['trychroma.com'],
  keyPlacement: { type: 'header', name: 'x-chroma-token' },
  baseUrl: 'https://api.trychroma.com',
  keyHint: 'ck-…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v2/heartbeat', summary: 'Check whether the service responds' },
    {
      method: 'GET',
      path: '/api/v2/tenants/{tenant}/databases/{database}/collections',
      summary: 'List collections',
    },
    {
      method: 'POST',
      path: '/api/v2/tenants/{tenant}/databases/{database}/collections',
      summary: 'Create a collection',
    },
    {
      method: 'POST',
      path: '/api/v2/tenants/{tenant}/databases/{database}/collections/{collection_id}/add',
      summary: 'Store documents',
    },
    {
      method: 'POST',
      path: '/api/v2/tenants/{tenant}/databases/{database}/collections/{collection_id}/query',
      summary: 'Find the nearest documents',
    },
  ],
  popularity: 4,
  directoryId: null,
};
