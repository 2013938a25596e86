import type { CuratedApi } from '#src/curated-api.ts';

export const anthropic: CuratedApi = {
  slug: 'anthropic',
  name: 'Anthropic',
  alsoCalled: ['Claude'],
  description:
    'The Claude language models. They hold conversations, read long documents, PDF files and images, write code, and call tools that the caller describes.',
  categories: ['ai'],
  capabilities: [
    'text generation',
    'chat completion',
    'function calling',
    'structured output',
    'question answering',
    'summarization',
    'text classification',
    'sentiment analysis',
    'image analysis',
    'document question answering',
    'PDF text extraction',
    'translation',
  ],
  useCases: [
    'chatbot over PDF documents',
    'support assistant',
    'coding assistant',
    'analysis of long contracts',
    'data extraction from text',
  ],
  synonyms: ['Claude', 'LLM', 'large language model', 'generative AI', 'AI assistant', 'NLP'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Each model has its own price per million input and output tokens; cached prompts and batches cost less.',
    freeTier: null,
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.anthropic.com/api',
    registration: 'https://platform.claude.com/',
    documentation: 'https://platform.claude.com/docs/',
    developerPortal: 'https://platform.claude.com/settings/keys',
    apiReference: 'https://platform.claude.com/docs/en/api/overview',
  },
  domains: ['anthropic.com', 'claude.com', 'claude.ai'],
  keyPlacement: {
    type: 'header',
    name: 'x-api-key',
  },
  headers: { 'anthropic-version': '2023-06-01' },
  baseUrl: 'https://api.anthropic.com',
  keyHint: 'sk-ant-…',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v1/messages',
      summary: 'Send a conversation and get the next message',
      body: {
        model: 'claude-sonnet-5',
        max_tokens: 256,
        messages: [{ role: 'user', content: 'Say hello in one short sentence.' }],
      },
    },
    {
      method: 'GET',
      path: '/v1/models',
      summary: 'List the models',
    },
    {
      method: 'POST',
      path: '/v1/messages/count_tokens',
      summary: 'Count the tokens of a message before sending it',
      body: {
        model: 'claude-sonnet-5',
        messages: [{ role: 'user', content: 'Say hello in one short sentence.' }],
      },
    },
    {
      method: 'POST',
      path: '/v1/messages/batches',
      summary: 'Process many messages in the background',
    },
  ],
  popularity: 5,
  directoryId: null,
};
