import type { CuratedApi } from '#src/curated-api.ts';

export const togetherAi: CuratedApi = {
  slug: 'together-ai',
  name: 'Together AI',
  alsoCalled: ['Together'],
  description:
    'Hosts many open language, embedding and image models behind an OpenAI-compatible API, and trains your own versions of them.',
  categories: ['ai'],
  capabilities: [
    'text generation',
    'chat completion',
    'function calling',
    'structured output',
    'question answering',
    'summarization',
    'embeddings',
    'reranking',
    'image generation',
    'speech-to-text',
    'fine-tuning',
  ],
  useCases: ['chatbot based on an open model', 'fine-tuned model', 'image generator', 'coding assistant'],
  synonyms: ['LLM', 'Llama', 'DeepSeek', 'Qwen', 'open source models', 'inference', 'OpenAI compatible'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per million tokens or per image, depending on the model; dedicated machines are priced by the hour.',
    freeTier: null,
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.together.ai/',
    registration: 'https://api.together.ai/',
    documentation: 'https://docs.together.ai/',
    developerPortal: 'https://api.together.ai/settings/api-keys',
    apiReference: 'https://docs.together.ai/reference',
  },
  domains: ['together.ai', 'together.xyz'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.together.xyz',
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
      path: '/v1/chat/completions',
      summary: 'Continue a chat',
    },
    {
      method: 'POST',
      path: '/v1/embeddings',
      summary: 'Create embeddings of texts',
    },
    {
      method: 'POST',
      path: '/v1/images/generations',
      summary: 'Generate an image from a description',
    },
    {
      method: 'POST',
      path: '/v1/rerank',
      summary: 'Rerank texts by how well they answer a question',
    },
  ],
  popularity: 3,
  directoryId: null,
};
