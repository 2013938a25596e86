import type { CuratedApi } from '#src/curated-api.ts';

export const azureBlobStorage: CuratedApi = {
  slug: 'azure-blob-storage',
  name: 'Azure Blob Storage',
  description:
    "Azure's object storage: files in containers, with tiers based on how often they are read, versions, and links that expire.",
  categories: ['storage', 'cloud'],
  capabilities: ['file storage', 'object storage', 'file upload', 'signed links', 'versioning'],
  useCases: ['files that users upload', 'backups', 'static website', 'data lake'],
  synonyms: ['blob storage', 'buckets', 'cloud storage', 'Microsoft'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per gigabyte per month depending on the tier, plus operations and gigabytes transferred out.',
    freeTier: 'A few gigabytes in the first year',
    checked: null,
  },
  urls: {
    website: 'https://azure.microsoft.com/products/storage/blobs',
    registration: 'https://azure.microsoft.com/free/',
    documentation: 'https://learn.microsoft.com/azure/storage/blobs/',
    developerPortal: 'https://portal.azure.com/',
    apiReference: 'https://learn.microsoft.com/rest/api/storageservices/blob-service-rest-api',
  },
  domains: ['azure.microsoft.com', 'azure.com', 'microsoft.com', 'windows.net'],
  keyPlacement: { type: 'bearer' },
  headers: { 'x-ms-version': '2023-11-03' },
  baseUrl: null,
  keyHint: 'A Microsoft Entra ID access token',
  oauth: null,
  operations: [
    { method: 'GET', path: '/', summary: 'List containers, with comp=list' },
    { method: 'GET', path: '/{container}', summary: 'List blobs, with restype=container and comp=list' },
    { method: 'PUT', path: '/{container}/{blob}', summary: 'Upload a blob' },
    { method: 'GET', path: '/{container}/{blob}', summary: 'Get a blob' },
    { method: 'DELETE', path: '/{container}/{blob}', summary: 'Delete a blob' },
  ],
  popularity: 4,
  directoryId: null,
};
