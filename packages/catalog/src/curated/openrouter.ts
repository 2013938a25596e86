import type { CuratedApi } from '#src/curated-api.ts';

export const openrouter: CuratedApi = {
  slug: 'openrouter',
  name: 'OpenRouter',
  description:
    'One key and one OpenAI-compatible endpoint for the models of many providers. It routes each prompt to the cheapest or available provider, and falls back to another when one fails.',
  categories: ['ai', 'developer-tools'],
  capabilities: [
    'LLM gateway',
    'model routing',
    'text generation',
    'chat completion',
    'function calling',
    'structured output',
    'image analysis',
    'usage tracking',
  ],
  useCases: [
    'one key for many language models',
    'fallback between model providers',
    'comparing models by price',
    'chatbot',
  ],
  synonyms: ['LLM router', 'AI gateway', 'model aggregator', 'OpenAI-compatible', 'LLM'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      "Prepaid credits, used at each model's price per million tokens; there is a fee for buying credits.",
    freeTier: 'Some models with low daily limits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://openrouter.ai/',
    registration: 'https://openrouter.ai/sign-up',
    documentation: 'https://openrouter.ai/docs',
    developerPortal: 'https://openrouter.ai/settings/keys',
    apiReference: 'https://openrouter.ai/docs/api-reference/overview',
  },
  domains: ['openrouter.ai'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://openrouter.ai/api',
  keyHint: 'sk-or-v1-…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/models', summary: 'List the models with their prices' },
    {
      method: 'POST',
      path: '/v1/chat/completions',
      summary: 'Continue a chat with a model of any provider',
      body: {
        model: 'openai/gpt-4o-mini',
        messages: [{ role: 'user', content: 'Say hello in one short sentence.' }],
      },
    },
    { method: 'GET', path: '/v1/key', summary: "Get the key's limits and usage" },
    { method: 'GET', path: '/v1/credits', summary: 'Get the remaining credits' },
    { method: 'GET', path: '/v1/generation', summary: 'Get the cost and provider of a response' },
  ],
  popularity: 4,
  directoryId: null,
};
