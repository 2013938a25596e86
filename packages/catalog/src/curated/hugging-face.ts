import type { CuratedApi } from '#src/curated-api.ts';

export const huggingFace: CuratedApi = {
  slug: 'hugging-face',
  name: 'Hugging Face Inference Providers',
  alsoCalled: ['HuggingFace'],
  description:
    'Calls thousands of open models for text, images and audio through one endpoint, run by Hugging Face or by partner companies.',
  categories: ['ai'],
  capabilities: [
    'text generation',
    'chat completion',
    'embeddings',
    'text classification',
    'sentiment analysis',
    'entity extraction',
    'summarization',
    'translation',
    'question answering',
    'image generation',
    'image analysis',
    'speech-to-text',
    'fine-tuning',
    'model hosting',
  ],
  useCases: [
    'trying out open models',
    'sentiment analysis of customer feedback',
    'text classification',
    'image generation',
    'transcription of audio recordings',
  ],
  synonyms: ['transformers', 'open source models', 'LLM', 'model hub', 'NLP', 'BERT', 'HF'],
  pricing: {
    model: 'freemium',
    summary: "Billed at the provider's price for each model; a PRO or team plan includes more credits.",
    freeTier: 'A small monthly credit',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://huggingface.co/',
    registration: 'https://huggingface.co/join',
    documentation: 'https://huggingface.co/docs/inference-providers',
    developerPortal: 'https://huggingface.co/settings/tokens',
    apiReference: 'https://huggingface.co/docs/inference-providers',
  },
  domains: ['huggingface.co', 'hf.co'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://router.huggingface.co',
  keyHint: 'hf_…',
  oauth: {
    authorizationUrl: 'https://huggingface.co/oauth/authorize',
    tokenUrl: 'https://huggingface.co/oauth/token',
    scopes: ['openid', 'profile', 'inference-api'],
  },
  operations: [
    {
      method: 'GET',
      path: '/v1/models',
      summary: 'List chat models',
    },
    {
      method: 'POST',
      path: '/v1/chat/completions',
      summary: 'Continue a chat',
    },
    {
      method: 'POST',
      path: '/hf-inference/models/{model}',
      summary: 'Run a model for another task, such as classification',
    },
  ],
  popularity: 5,
  directoryId: null,
};
