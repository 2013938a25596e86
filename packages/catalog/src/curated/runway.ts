import type { CuratedApi } from '#src/curated-api.ts';

export const runway: CuratedApi = {
  slug: 'runway',
  name: 'Runway',
  description:
    'Video models as an API: clips from text or from a picture, edits of footage, and characters that follow an actor.',
  categories: ['ai', 'video', 'media'],
  capabilities: ['video generation', 'image generation', 'video editing', 'image to video'],
  useCases: ['advertising clips', 'animated product pictures', 'film effects'],
  synonyms: ['Gen-4', 'text to video', 'AI video', 'generative video'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Credits bought in advance, a number of them per second of video.',
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
    { method: 'POST', path: '/v1/image_to_video', summary: 'Make a clip from a picture' },
    { method: 'POST', path: '/v1/text_to_video', summary: 'Make a clip from a text' },
    { method: 'POST', path: '/v1/text_to_image', summary: 'Draw an image' },
    { method: 'GET', path: '/v1/tasks/{id}', summary: 'Ask how far a job is' },
    { method: 'GET', path: '/v1/organization', summary: 'Read credits and limits' },
  ],
  popularity: 3,
  directoryId: null,
};
