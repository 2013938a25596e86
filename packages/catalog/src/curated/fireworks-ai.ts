import type { CuratedApi } from '#src/curated-api.ts';

export const fireworksAi: CuratedApi = {
  slug: 'fireworks-ai',
  name: 'Fireworks AI',
  description:
    'Runs open models for text, images, speech and embeddings fast, on shared or dedicated hardware, and fine-tunes them.',
  categories: ['ai'],
  capabilities: [
    'text generation',
    'chat completion',
    'function calling',
    'structured output',
    'embeddings',
    'image generation',
    'speech-to-text',
    'model inference',
    'fine-tuning',
  ],
  useCases: ['open models in production', 'chatbot', 'fine-tuned model for one task'],
  synonyms: ['LLM', 'Llama', 'Qwen', 'open source models', 'OpenAI-compatible', 'inference'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per million tokens depending on model size, per image, or per second of a dedicated GPU.',
    freeTier: 'A small credit for new accounts',
    checked: null,
  },
  urls: {
    website: 'https://fireworks.ai/',
    registration: 'https://app.fireworks.ai/signup',
    documentation: 'https://docs.fireworks.ai/',
    developerPortal: 'https://app.fireworks.ai/settings/users/api-keys',
    apiReference: 'https://docs.fireworks.ai/api-reference/introduction',
  },
  domains: ['fireworks.ai'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.fireworks.ai/inference',
  keyHint: 'fw_…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/models', summary: 'List the models' },
    { method: 'POST', path: '/v1/chat/completions', summary: 'Continue a chat' },
    { method: 'POST', path: '/v1/completions', summary: 'Complete a text' },
    { method: 'POST', path: '/v1/embeddings', summary: 'Create embeddings of texts' },
  ],
  popularity: 3,
  directoryId: null,
};
