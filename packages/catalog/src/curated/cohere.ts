import type { CuratedApi } from '#src/curated-api.ts';

export const cohere: CuratedApi = {
  slug: 'cohere',
  name: 'Cohere',
  description:
    'Language models for companies: chat with cited sources, embeddings in many languages, and a reranker that orders search results by how well they answer a question.',
  categories: ['ai', 'search'],
  capabilities: [
    'text generation',
    'chat completion',
    'function calling',
    'question answering',
    'summarization',
    'text classification',
    'embeddings',
    'semantic search',
    'reranking',
    'retrieval-augmented generation',
    'document question answering',
  ],
  useCases: [
    'chatbot over PDF documents',
    'semantic search in a knowledge base',
    'better ranking of search results',
    'support assistant',
  ],
  synonyms: ['LLM', 'large language model', 'Command', 'RAG', 'rerank', 'NLP', 'generative AI'],
  pricing: {
    model: 'freemium',
    summary:
      'Priced per million tokens, and per thousand searches for reranking; trial keys are free but limited.',
    freeTier: 'Trial keys with a monthly call limit, not for production',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://cohere.com/',
    registration: 'https://dashboard.cohere.com/welcome/register',
    documentation: 'https://docs.cohere.com/',
    developerPortal: 'https://dashboard.cohere.com/api-keys',
    apiReference: 'https://docs.cohere.com/reference/about',
  },
  domains: ['cohere.com', 'cohere.ai'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.cohere.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v1/models',
      summary: 'List the models',
    },
    {
      method: 'POST',
      path: '/v2/chat',
      summary: 'Continue a chat, with documents as sources',
      body: {
        model: 'command-a-03-2025',
        messages: [{ role: 'user', content: 'Say hello in one short sentence.' }],
      },
    },
    {
      method: 'POST',
      path: '/v2/embed',
      summary: 'Create embeddings of texts',
    },
    {
      method: 'POST',
      path: '/v2/rerank',
      summary: 'Rerank texts by how well they answer a question',
    },
  ],
  popularity: 4,
  directoryId: null,
};
