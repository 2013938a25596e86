import type { CuratedApi } from '#src/curated-api.ts';

export const runway: CuratedApi = {
  slug: 'runway',
  name: 'Runway',
  description:
    "Video models as an API: clips from text or a picture, edits of footage, and characters that follow an actor's performance.",
  categories: ['ai', 'video', 'media'],
  capabilities: ['video generation', 'image generation', 'video editing', 'image to video'],
  useCases: ['video ad clips for advertising', 'animated product pictures', 'film effects'],
  synonyms: ['Gen-4', 'text to video', 'AI video', 'generative video'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Prepaid credits, a set number per second of video.',
    freeTier: null,
    checked: null,
  },
  urls: {
    website: 'https://runwayml.com/',
    registration: 'https://dev.runwayml.com/',
    documentation: 'https://docs.dev.runwayml.com/',
    developerPortal: 'https://dev.runwayml.com/',
    apiReference: 'https://docs.dev.runwayml.com/api/',
  },
  domains: ['runwayml.com'],
  keyPlacement: { type: 'bearer' },
  headers: { 'X-Runway-Version': '2024-11-06' },
  baseUrl: 'https://api.dev.runwayml.com',
  keyHint: 'key_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/image_to_video', summary: 'Create a clip from a picture' },
    { method: 'POST', path: '/v1/text_to_video', summary: 'Create a clip from text' },
    { method: 'POST', path: '/v1/text_to_image', summary: 'Generate an image' },
    { method: 'GET', path: '/v1/tasks/{id}', summary: 'Get the status of a job' },
    { method: 'GET', path: '/v1/organization', summary: 'Get credits and limits' },
  ],
  popularity: 3,
  directoryId: null,
};
