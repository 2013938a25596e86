import type { CuratedApi } from '#src/curated-api.ts';

export const fal: CuratedApi = {
  slug: 'fal',
  name: 'fal',
  alsoCalled: ['fal ai'],
  description:
    'Runs hundreds of image, video, audio and 3D models of many makers, with a queue for long jobs and webhooks when they are done.',
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
    summary: 'A price per image, per second of video or per second of a GPU, by model.',
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
    { method: 'POST', path: '/{model}', summary: 'Put a job for a model into the queue' },
    { method: 'GET', path: '/{model}/requests/{request_id}/status', summary: 'Ask how far a job is' },
    { method: 'GET', path: '/{model}/requests/{request_id}', summary: 'Fetch the result' },
    { method: 'PUT', path: '/{model}/requests/{request_id}/cancel', summary: 'Cancel a job' },
  ],
  popularity: 4,
  directoryId: null,
};
