import type { CuratedApi } from '#src/curated-api.ts';

export const amazonS3: CuratedApi = {
  slug: 'amazon-s3',
  name: 'Amazon S3',
  alsoCalled: ['S3', 'AWS S3'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Stores files of any size as objects in buckets, reads and lists them, and creates links that expire.',
  categories: ['storage', 'cloud', 'media'],
  capabilities: [
    'file storage',
    'object storage',
    'file upload',
    'file download',
    'presigned links',
    'static website hosting',
    'versioning',
  ],
  useCases: ['user uploads', 'backups', 'data lake', 'app media files', 'static website'],
  synonyms: ['AWS', 'bucket', 'blob storage', 'cloud storage', 'Simple Storage Service'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Billed per gigabyte stored, per thousand requests and per gigabyte transferred out, depending on storage class and region.',
    freeTier: 'Credits for new AWS accounts',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://aws.amazon.com/s3/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/s3/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/AmazonS3/latest/API/Welcome.html',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: {
    type: 'aws-sigv4',
  },
  baseUrl: 'https://s3.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/',
      summary: 'List buckets',
    },
    {
      method: 'GET',
      path: '/{bucket}',
      summary: 'List the objects of a bucket',
    },
    {
      method: 'PUT',
      path: '/{bucket}',
      summary: 'Create a bucket',
    },
    {
      method: 'GET',
      path: '/{bucket}/{key}',
      summary: 'Get an object',
    },
    {
      method: 'PUT',
      path: '/{bucket}/{key}',
      summary: 'Store an object',
    },
    {
      method: 'DELETE',
      path: '/{bucket}/{key}',
      summary: 'Delete an object',
    },
  ],
  popularity: 5,
  directoryId: 'amazonaws.com:s3',
};
