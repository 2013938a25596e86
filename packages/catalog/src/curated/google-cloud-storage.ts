import type { CuratedApi } from '#src/curated-api.ts';

export const googleCloudStorage: CuratedApi = {
  slug: 'google-cloud-storage',
  name: 'Google Cloud Storage',
  builtIn: { slug: 'google-cloud', is: 'part' },
  description:
    "Google Cloud's object storage: files of any size in buckets, with storage classes based on how often they are read, versions and rules by age.",
  categories: ['storage', 'cloud'],
  capabilities: ['file storage', 'object storage', 'file upload', 'signed links', 'versioning'],
  useCases: ['files that users upload', 'backups', 'static website', 'data lake'],
  synonyms: ['GCS', 'buckets', 'blob storage', 'cloud storage'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per gigabyte per month depending on storage class, plus operations and gigabytes transferred out.',
    freeTier: 'A few gigabytes in certain regions',
    checked: null,
  },
  urls: {
    website: 'https://cloud.google.com/storage',
    registration: 'https://console.cloud.google.com/storage',
    documentation: 'https://docs.cloud.google.com/storage/docs',
    developerPortal: 'https://console.cloud.google.com/apis/library/storage.googleapis.com',
    apiReference: 'https://docs.cloud.google.com/storage/docs/json_api',
  },
  domains: ['cloud.google.com', 'storage.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://storage.googleapis.com',
  keyHint: 'ya29.…, a Google Cloud access token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/devstorage.read_write'],
  },
  operations: [
    { method: 'GET', path: '/storage/v1/b', summary: 'List buckets' },
    { method: 'GET', path: '/storage/v1/b/{bucket}/o', summary: 'List objects' },
    { method: 'POST', path: '/upload/storage/v1/b/{bucket}/o', summary: 'Upload an object' },
    { method: 'GET', path: '/storage/v1/b/{bucket}/o/{object}', summary: 'Get an object' },
    { method: 'DELETE', path: '/storage/v1/b/{bucket}/o/{object}', summary: 'Delete an object' },
  ],
  popularity: 4,
  directoryId: 'googleapis.com:storage',
};
