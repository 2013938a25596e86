import type { CuratedApi } from '#src/curated-api.ts';

export const cloudconvert: CuratedApi = {
  slug: 'cloudconvert',
  name: 'CloudConvert',
  description:
    'Converts files between more than two hundred formats: documents, images, videos, audio, e-books and archives; also merges and compresses PDFs.',
  categories: ['documents', 'media', 'developer-tools'],
  capabilities: [
    'file conversion',
    'document conversion',
    'HTML to PDF',
    'PDF merge',
    'video conversion',
    'image conversion',
    'thumbnails',
  ],
  useCases: ['Word to PDF', 'converting videos to one format', 'file previews'],
  synonyms: ['convert files', 'transcoding', 'PDF tools'],
  pricing: {
    model: 'freemium',
    summary: 'Credits, prepaid or monthly.',
    freeTier: 'A daily allowance of conversions',
    checked: null,
  },
  urls: {
    website: 'https://cloudconvert.com/',
    registration: 'https://cloudconvert.com/register',
    documentation: 'https://cloudconvert.com/api/v2',
    developerPortal: 'https://cloudconvert.com/dashboard/api/v2/keys',
    apiReference: 'https://cloudconvert.com/api/v2',
  },
  domains: ['cloudconvert.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.cloudconvert.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://cloudconvert.com/oauth/authorize',
    tokenUrl: 'https://cloudconvert.com/oauth/token',
    scopes: ['task.read', 'task.write'],
  },
  operations: [
    { method: 'POST', path: '/v2/jobs', summary: 'Start a conversion' },
    { method: 'GET', path: '/v2/jobs/{id}', summary: 'Get the status' },
    { method: 'GET', path: '/v2/convert/formats', summary: 'List formats' },
    { method: 'GET', path: '/v2/users/me', summary: 'Get the account' },
  ],
  popularity: 3,
  directoryId: null,
};
