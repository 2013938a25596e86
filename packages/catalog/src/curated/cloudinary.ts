import type { CuratedApi } from '#src/curated-api.ts';

export const cloudinary: CuratedApi = {
  slug: 'cloudinary',
  name: 'Cloudinary',
  description:
    'Stores images and videos, changes their size, format and look through URL parameters, and delivers them fast.',
  categories: ['media', 'storage', 'video'],
  capabilities: [
    'image upload',
    'image transformation',
    'image optimization',
    'video hosting',
    'video transformation',
    'file storage',
    'content delivery',
    'image tagging',
    'digital asset management',
    'background removal',
    'image resizing',
  ],
  useCases: ['user uploads', 'product photos', 'responsive images', 'video clips on a site'],
  synonyms: ['image CDN', 'media library', 'resize images', 'DAM', 'thumbnails'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on credits, which are consumed by storage, transformations and traffic.',
    freeTier: 'A monthly allowance of credits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://cloudinary.com/',
    registration: 'https://cloudinary.com/users/register_free',
    documentation: 'https://cloudinary.com/documentation',
    developerPortal: 'https://console.cloudinary.com/',
    apiReference: 'https://cloudinary.com/documentation/admin_api',
  },
  domains: ['cloudinary.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: 'https://api.cloudinary.com',
  keyHint: 'API_KEY:API_SECRET',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v1_1/{cloud_name}/ping',
      summary: 'Check whether the key works',
    },
    {
      method: 'POST',
      path: '/v1_1/{cloud_name}/image/upload',
      summary: 'Upload an image',
    },
    {
      method: 'GET',
      path: '/v1_1/{cloud_name}/resources/image',
      summary: 'List images',
    },
    {
      method: 'POST',
      path: '/v1_1/{cloud_name}/resources/search',
      summary: 'Search files',
    },
    {
      method: 'GET',
      path: '/v1_1/{cloud_name}/usage',
      summary: "Get the plan's usage",
    },
  ],
  popularity: 4,
  directoryId: null,
};
