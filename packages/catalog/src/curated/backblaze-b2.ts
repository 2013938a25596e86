import type { CuratedApi } from '#src/curated-api.ts';

export const backblazeB2: CuratedApi = {
  slug: 'backblaze-b2',
  name: 'Backblaze B2',
  alsoCalled: ['Backblaze'],
  description: 'Low-cost object storage, also available through an S3-compatible API.',
  categories: ['storage', 'cloud'],
  capabilities: ['object storage', 'file storage', 'S3 compatible', 'file upload', 'backups', 'signed links'],
  useCases: ['backups', 'files that users upload', 'media archive'],
  synonyms: ['buckets', 'blob storage', 'S3 alternative', 'cheap storage'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per terabyte per month; downloads are free up to a multiple of the amount stored.',
    freeTier: 'A few gigabytes',
    checked: null,
  },
  urls: {
    website: 'https://www.backblaze.com/cloud-storage',
    registration: 'https://www.backblaze.com/sign-up/cloud-storage',
    documentation: 'https://www.backblaze.com/docs/cloud-storage',
    developerPortal: 'https://secure.backblaze.com/app_keys.htm',
    apiReference: 'https://www.backblaze.com/apidocs',
  },
  domains: ['backblaze.com', 'backblazeb2.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://api.backblazeb2.com',
  keyHint: 'KEY_ID:APPLICATION_KEY for the first call, which returns the host and token for the others',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/b2api/v4/b2_authorize_account',
      summary: 'Get the host and token for all other calls',
    },
    { method: 'POST', path: '/b2api/v4/b2_list_buckets', summary: 'List buckets' },
    { method: 'POST', path: '/b2api/v4/b2_get_upload_url', summary: 'Get an upload URL' },
    { method: 'POST', path: '/b2api/v4/b2_list_file_names', summary: 'List files' },
  ],
  popularity: 3,
  directoryId: null,
};
