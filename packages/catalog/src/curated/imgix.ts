import type { CuratedApi } from '#src/curated-api.ts';

export const imgix: CuratedApi = {
  slug: 'imgix',
  name: 'imgix',
  description:
    'Transforms images and videos as they are delivered: URL parameters resize, crop, compress, watermark and enhance them.',
  categories: ['media', 'storage'],
  capabilities: [
    'image processing',
    'image CDN',
    'image resizing',
    'image optimization',
    'watermarks',
    'background removal',
    'video encoding',
  ],
  useCases: ['product pictures that load fast', 'responsive images', 'thumbnails'],
  synonyms: ['image transformation', 'CDN', 'picture resizing'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans with credits for images and traffic.',
    freeTier: 'A plan with some credits',
    checked: null,
  },
  urls: {
    website: 'https://www.imgix.com/',
    registration: 'https://dashboard.imgix.com/sign-up',
    documentation: 'https://docs.imgix.com/',
    developerPortal: 'https://dashboard.imgix.com/api-keys',
    apiReference: 'https://docs.imgix.com/en-US/apis/management/overview',
  },
  domains: ['imgix.com', 'imgix.net'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.imgix.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v1/sources', summary: 'List sources' },
    { method: 'POST', path: '/api/v1/sources', summary: 'Add a source' },
    { method: 'GET', path: '/api/v1/sources/{source_id}/assets', summary: 'List assets' },
    { method: 'POST', path: '/api/v1/purge', summary: 'Purge a changed image from the cache' },
  ],
  popularity: 3,
  directoryId: null,
};
