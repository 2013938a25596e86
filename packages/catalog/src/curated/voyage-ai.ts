import type { CuratedApi } from '#src/curated-api.ts';

export const voyageAi: CuratedApi = {
  slug: 'voyage-ai',
  name: 'Voyage AI',
  description:
    'Embedding and reranking models for search and retrieval: general ones, and ones for code, law and finance.',
  categories: ['ai', 'search'],
  capabilities: [
    'embeddings',
    'reranking',
    'semantic search',
    'retrieval-augmented generation',
    'multimodal embeddings',
  ],
  useCases: ['search by meaning', 'better order of search results', 'chatbot over documents'],
  synonyms: ['embedding model', 'RAG', 'vector embeddings', 'MongoDB', 'similarity search'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A price per million tokens by model.',
    freeTier: 'A number of tokens for each model',
    checked: null,
  },
  urls: {
    website: 'https://www.voyageai.com/',
    registration: 'https://www.mongodb.com/cloud/atlas/register',
    documentation: 'https://www.mongodb.com/docs/voyageai/',
    developerPortal: 'https://cloud.mongodb.com/',
    apiReference: 'https://www.mongodb.com/docs/api/doc/atlas-embedding-and-reranking-api/',
  },
  domains: ['voyageai.com', 'mongodb.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://ai.mongodb.com',
  keyHint: 'al-… from MongoDB Atlas; a key of Voyage AI itself (pa-…) belongs to https://api.voyageai.com',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/embeddings', summary: 'Turn texts into vectors' },
    { method: 'POST', path: '/v1/multimodalembeddings', summary: 'Turn texts and images into vectors' },
    { method: 'POST', path: '/v1/rerank', summary: 'Order texts by how well they answer a question' },
  ],
  popularity: 3,
  directoryId: null,
};
