import type { CuratedApi } from '#src/curated-api.ts';

export const deepseek: CuratedApi = {
  slug: 'deepseek',
  name: 'DeepSeek',
  description: 'Low-cost language models for chat, reasoning and code, through an OpenAI-compatible API.',
  categories: ['ai'],
  capabilities: [
    'text generation',
    'chat completion',
    'function calling',
    'structured output',
    'question answering',
    'summarization',
    'code generation',
    'reasoning',
  ],
  useCases: ['chatbot', 'coding assistant', 'support assistant', 'data extraction from text'],
  synonyms: ['LLM', 'large language model', 'generative AI', 'OpenAI-compatible', 'open weights'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per million tokens, less for cached prompts and outside working hours in China, plus a price per web search; credit is prepaid.',
    freeTier: null,
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.deepseek.com/',
    registration: 'https://platform.deepseek.com/sign_up',
    documentation: 'https://api-docs.deepseek.com/',
    developerPortal: 'https://platform.deepseek.com/api_keys',
    apiReference: 'https://api-docs.deepseek.com/api/deepseek-api',
  },
  domains: ['deepseek.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.deepseek.com',
  keyHint: 'sk-…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/models', summary: 'List the models' },
    {
      method: 'POST',
      path: '/chat/completions',
      summary: 'Continue a chat',
      body: {
        model: 'deepseek-chat',
        messages: [{ role: 'user', content: 'Say hello in one short sentence.' }],
      },
    },
    { method: 'GET', path: '/user/balance', summary: 'Get the remaining credit' },
  ],
  popularity: 4,
  directoryId: null,
};
