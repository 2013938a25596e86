import type { CuratedApi } from '#src/curated-api.ts';

export const replicate: CuratedApi = {
  slug: 'replicate',
  name: 'Replicate',
  description:
    'Runs open models through an API call: image and video generation, language, speech and music. You can deploy your own models too.',
  categories: ['ai', 'media'],
  capabilities: [
    'image generation',
    'video generation',
    'image analysis',
    'image upscaling',
    'text generation',
    'speech-to-text',
    'text-to-speech',
    'music generation',
    'fine-tuning',
    'model hosting',
    'webhooks',
  ],
  useCases: [
    'image generator',
    'product photos',
    'video clips from text',
    'restoring old photos',
    'transcription of audio recordings',
  ],
  synonyms: ['Stable Diffusion', 'Flux', 'open source models', 'generative AI', 'model hosting', 'GPU'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Billed by the second of hardware or by output, depending on the model.',
    freeTier: null,
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://replicate.com/',
    registration: 'https://replicate.com/signin',
    documentation: 'https://replicate.com/docs',
    developerPortal: 'https://replicate.com/account/api-tokens',
    apiReference: 'https://replicate.com/docs/reference/http',
  },
  domains: ['replicate.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.replicate.com',
  keyHint: 'r8_…',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v1/account',
      summary: 'Get the account',
    },
    {
      method: 'POST',
      path: '/v1/predictions',
      summary: 'Run a version of a model',
    },
    {
      method: 'POST',
      path: '/v1/models/{model_owner}/{model_name}/predictions',
      summary: 'Run an official model',
    },
    {
      method: 'GET',
      path: '/v1/predictions/{prediction_id}',
      summary: 'Get the status and output of a run',
    },
    {
      method: 'GET',
      path: '/v1/models',
      summary: 'List public models',
    },
  ],
  popularity: 4,
  directoryId: null,
};
