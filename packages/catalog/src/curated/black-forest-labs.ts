import type { CuratedApi } from '#src/curated-api.ts';

export const blackForestLabs: CuratedApi = {
  slug: 'black-forest-labs',
  name: 'Black Forest Labs',
  alsoCalled: ['FLUX', 'bfl'],
  description:
    'The FLUX image models from their makers: images from text, instruction-based edits, and variants that keep a character consistent.',
  categories: ['ai', 'media'],
  capabilities: ['image generation', 'image editing', 'inpainting', 'text to image'],
  useCases: ['advertising images and pictures', 'consistent characters', 'instruction-based edits'],
  synonyms: ['FLUX.1', 'FLUX.2', 'Kontext', 'AI art', 'generative AI'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Prepaid credits, with a price per image that depends on the model.',
    freeTier: null,
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://bfl.ai/',
    registration: 'https://dashboard.bfl.ai/',
    documentation: 'https://docs.bfl.ai/',
    developerPortal: 'https://dashboard.bfl.ai/',
    apiReference: 'https://docs.bfl.ai/api-reference',
  },
  domains: ['bfl.ai'],
  keyPlacement: { type: 'header', name: 'x-key' },
  baseUrl: 'https://api.bfl.ai',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/flux-2-pro', summary: 'Generate an image from a description' },
    { method: 'POST', path: '/v1/flux-kontext-pro', summary: 'Edit an image by instruction' },
    { method: 'GET', path: '/v1/get_result', summary: 'Get the finished image' },
    { method: 'GET', path: '/v1/credits', summary: 'Get the remaining credits' },
  ],
  popularity: 3,
  directoryId: null,
};
