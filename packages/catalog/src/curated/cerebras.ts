import type { CuratedApi } from '#src/curated-api.ts';

export const cerebras: CuratedApi = {
  slug: 'cerebras',
  name: 'Cerebras Inference',
  description:
    'Very fast inference of open language models on wafer-scale chips, through an OpenAI-compatible API.',
  categories: ['ai'],
  capabilities: [
    'text generation',
    'chat completion',
    'function calling',
    'structured output',
    'model inference',
    'low latency',
  ],
  useCases: ['voice agents that must respond at once', 'coding assistant', 'chatbot'],
  synonyms: ['LLM', 'Llama', 'fast inference', 'OpenAI-compatible', 'open models'],
  pricing: {
    model: 'freemium',
    summary: 'Billed per million tokens, or by a monthly plan for coding.',
    freeTier: 'A small credit for new accounts',
    checked: null,
  },
  urls: {
    website: 'https://www.cerebras.ai/',
    registration: 'https://cloud.cerebras.ai/',
    documentation: 'https://inference-docs.cerebras.ai/',
    developerPortal: 'https://cloud.cerebras.ai/',
    apiReference: 'https://inference-docs.cerebras.ai/api-reference/chat-completions',
  },
  domains: ['cerebras.ai'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.cerebras.ai',
  keyHint: 'csk-…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/models', summary: 'List the models' },
    { method: 'POST', path: '/v1/chat/completions', summary: 'Continue a chat' },
    { method: 'POST', path: '/v1/completions', summary: 'Complete a text' },
  ],
  popularity: 3,
  directoryId: null,
};
