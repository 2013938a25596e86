import type { CuratedApi } from '#src/curated-api.ts';

export const fal: CuratedApi = {
  slug: 'fal',
  name: 'fal',
  alsoCalled: ['fal ai'],
  description:
    'Runs hundreds of image, video, audio and 3D models from many makers, with a queue for long jobs and webhooks when they finish.',
  categories: ['ai', 'media', 'video'],
  capabilities: [
    'image generation',
    'video generation',
    'image editing',
    'text-to-speech',
    'music generation',
    'image upscaling',
    'model inference',
    'webhooks',
  ],
  useCases: ['video from a picture', 'product pictures', 'avatars', 'one key for many media models'],
  synonyms: ['FLUX', 'Kling', 'Veo', 'text to video', 'generative media', 'inference'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per image, per second of video or per GPU second, depending on the model.',
    freeTier: null,
    checked: null,
  },
  urls: {
    website: 'https://fal.ai/',
    registration: 'https://fal.ai/login',
    documentation: 'https://fal.ai/docs',
    developerPortal: 'https://fal.ai/dashboard/keys',
    apiReference: null,
  },
  domains: ['fal.ai', 'fal.run'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'Key ' },
  baseUrl: 'https://queue.fal.run',
  keyHint: 'KEY_ID:KEY_SECRET',
  oauth: null,
  operations: [
    { method: 'POST', path: '/{model}', summary: 'Queue a model job' },
    { method: 'GET', path: '/{model}/requests/{request_id}/status', summary: 'Get the status of a job' },
    { method: 'GET', path: '/{model}/requests/{request_id}', summary: 'Get the result' },
    { method: 'PUT', path: '/{model}/requests/{request_id}/cancel', summary: 'Cancel a job' },
  ],
  popularity: 4,
  directoryId: null,
};
