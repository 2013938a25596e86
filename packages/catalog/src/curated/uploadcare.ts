import type { CuratedApi } from '#src/curated-api.ts';

export const uploadcare: CuratedApi = {
  slug: 'uploadcare',
  name: 'Uploadcare',
  description:
    'Accepts user uploads, stores them, transforms images as they are delivered, converts documents and videos, and scans for viruses.',
  categories: ['media', 'storage'],
  capabilities: [
    'file upload',
    'image processing',
    'image CDN',
    'image resizing',
    'document conversion',
    'video encoding',
    'virus scan',
  ],
  useCases: ['upload button', 'profile pictures', 'marketplace photos'],
  synonyms: ['file uploader', 'image optimization', 'thumbnails', 'CDN'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on traffic, storage and operations.',
    freeTier: 'A plan with some traffic and storage',
    checked: null,
  },
  urls: {
    website: 'https://uploadcare.com/',
    registration: 'https://app.uploadcare.com/accounts/signup/',
    documentation: 'https://uploadcare.com/docs/',
    developerPortal: 'https://app.uploadcare.com/',
    apiReference: 'https://uploadcare.com/api-refs/rest-api/v0.7.0/',
  },
  domains: ['uploadcare.com'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'Uploadcare.Simple ' },
  headers: { Accept: 'application/vnd.uploadcare-v0.7+json' },
  baseUrl: 'https://api.uploadcare.com',
  keyHint: 'PUBLIC_KEY:SECRET_KEY',
  oauth: null,
  operations: [
    { method: 'GET', path: '/files/', summary: 'List files' },
    { method: 'GET', path: '/files/{uuid}/', summary: 'Get information about a file' },
    { method: 'DELETE', path: '/files/{uuid}/storage/', summary: 'Delete a file' },
    { method: 'POST', path: '/convert/document/', summary: 'Convert a document' },
    { method: 'GET', path: '/project/', summary: 'Get the project' },
  ],
  popularity: 2,
  directoryId: null,
};
