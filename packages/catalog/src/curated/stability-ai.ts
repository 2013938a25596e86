import type { CuratedApi } from '#src/curated-api.ts';

export const stabilityAi: CuratedApi = {
  slug: 'stability-ai',
  name: 'Stability AI',
  alsoCalled: ['Stable Diffusion', 'Stable Image'],
  description:
    'Image models of the Stable Diffusion family as an API: images from text, edits, upscaling, background removal, 3D objects and audio.',
  categories: ['ai', 'media'],
  capabilities: [
    'image generation',
    'image editing',
    'image upscaling',
    'background removal',
    'inpainting',
    '3D generation',
    'audio generation',
  ],
  useCases: ['product pictures', 'illustrations for articles', 'game art', 'removing objects from photos'],
  synonyms: ['text to image', 'SDXL', 'AI art', 'generative AI'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Prepaid credits; the number used per image depends on the model.',
    freeTier: 'A few credits for new accounts',
    checked: null,
  },
  urls: {
    website: 'https://platform.stability.ai/',
    registration: 'https://platform.stability.ai/',
    documentation: 'https://platform.stability.ai/docs',
    developerPortal: 'https://platform.stability.ai/account/keys',
    apiReference: 'https://platform.stability.ai/docs/api-reference',
  },
  domains: ['stability.ai'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.stability.ai',
  keyHint: 'sk-…',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v2beta/stable-image/generate/core',
      summary: 'Generate an image from a description',
    },
    {
      method: 'POST',
      path: '/v2beta/stable-image/generate/ultra',
      summary: 'Generate an image in the highest quality',
    },
    { method: 'POST', path: '/v2beta/stable-image/edit/remove-background', summary: 'Remove the background' },
    { method: 'POST', path: '/v2beta/stable-image/upscale/fast', summary: 'Upscale an image' },
    { method: 'GET', path: '/v1/user/balance', summary: 'Get the remaining credits' },
  ],
  popularity: 4,
  directoryId: null,
};
