import type { CuratedApi } from '#src/curated-api.ts';

export const voyageAi: CuratedApi = {
  slug: 'voyage-ai',
  name: 'Voyage AI',
  description:
    'Embedding and reranking models for search and retrieval: general-purpose ones, and ones for code, law and finance.',
  categories: ['ai', 'search'],
  capabilities: [
    'embeddings',
    'reranking',
    'semantic search',
    'retrieval-augmented generation',
    'multimodal embeddings',
  ],
  useCases: ['search by meaning', 'better ordering of search results', 'chatbot over documents'],
  synonyms: ['embedding model', 'RAG', 'vector embeddings', 'MongoDB', 'similarity search'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per million tokens, depending on the model.',
    freeTier: 'A limited number of tokens for each model',
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
  keyHint: "al-… from MongoDB Atlas; Voyage AI's own keys (pa-…) are for https://api.voyageai.com",
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/embeddings', summary: 'Create embeddings of texts' },
    { method: 'POST', path: '/v1/multimodalembeddings', summary: 'Create embeddings of texts and images' },
    { method: 'POST', path: '/v1/rerank', summary: 'Rerank texts by how well they answer a question' },
  ],
  popularity: 3,
  directoryId: null,
};
