import type { CuratedApi } from '#src/curated-api.ts';

export const googleGemini: CuratedApi = {
  slug: 'google-gemini',
  name: 'Google Gemini API',
  alsoCalled: ['Gemini', 'Google AI Studio'],
  builtIn: { slug: 'google', is: 'part' },
  description:
    "Google's Gemini models for text, code, images, audio, video and PDF files. A prompt can mix several of these, and the same API creates embeddings.",
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
    'embeddings',
    'image generation',
    'image analysis',
    'video analysis',
    'PDF document analysis',
    'document question answering',
    'speech-to-text',
    'translation',
  ],
  useCases: [
    'chatbot over PDF documents',
    'summaries of video and audio',
    'writing assistant',
    'data extraction from images',
    'coding assistant',
  ],
  synonyms: [
    'Gemini',
    'Google AI Studio',
    'LLM',
    'large language model',
    'generative AI',
    'multimodal',
    'NLP',
  ],
  pricing: {
    model: 'freemium',
    summary:
      'Paid use is billed per million tokens, depending on the model; several models have a free tier with lower rate limits.',
    freeTier:
      'Several models with limits on requests per minute and per day; the data may be used to improve the products',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://ai.google.dev/',
    registration: 'https://aistudio.google.com/',
    documentation: 'https://ai.google.dev/gemini-api/docs',
    developerPortal: 'https://aistudio.google.com/apikey',
    apiReference: 'https://ai.google.dev/api',
  },
  domains: ['ai.google.dev', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'header',
    name: 'x-goog-api-key',
  },
  baseUrl: 'https://generativelanguage.googleapis.com',
  keyHint: 'AQ.…; keys from before 2026 begin with AIza',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v1beta/models',
      summary: 'List the models',
    },
    {
      method: 'POST',
      path: '/v1beta/models/{model}:generateContent',
      summary: 'Respond to a prompt of text, images, audio or files',
    },
    {
      method: 'POST',
      path: '/v1beta/models/{model}:streamGenerateContent',
      summary: 'Stream the response to a prompt',
    },
    {
      method: 'POST',
      path: '/v1beta/models/{model}:embedContent',
      summary: 'Create an embedding of a text',
    },
    {
      method: 'POST',
      path: '/v1beta/models/{model}:countTokens',
      summary: 'Count the tokens of a prompt',
    },
  ],
  popularity: 5,
  directoryId: null,
};
