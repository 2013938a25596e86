import type { CuratedApi } from '#src/curated-api.ts';

export const googleCloudVision: CuratedApi = {
  slug: 'google-cloud-vision',
  name: 'Google Cloud Vision',
  alsoCalled: ['Google Vision', 'Cloud Vision'],
  builtIn: { slug: 'google', is: 'part' },
  description:
    'Recognises objects, text, faces, logos, landmarks and inappropriate content in images, and text in PDF files.',
  categories: ['ai', 'cloud', 'documents'],
  capabilities: [
    'image analysis',
    'object detection',
    'OCR',
    'handwriting recognition',
    'PDF text extraction',
    'face detection',
    'logo detection',
    'content moderation',
    'landmark detection',
    'image tagging',
  ],
  useCases: ['search in photos', 'moderation of uploads', 'text from photos', 'product recognition'],
  synonyms: ['Google Cloud', 'computer vision', 'image recognition', 'label detection', 'image tagging'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per thousand images, depending on the feature.',
    freeTier: 'A monthly allowance of images for each feature',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://cloud.google.com/vision',
    registration: 'https://console.cloud.google.com/freetrial',
    documentation: 'https://docs.cloud.google.com/vision/docs',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://docs.cloud.google.com/vision/docs/reference/rest',
  },
  domains: ['cloud.google.com', 'vision.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'header',
    name: 'x-goog-api-key',
  },
  baseUrl: 'https://vision.googleapis.com',
  keyHint: 'AIza…',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/cloud-platform'],
  },
  operations: [
    {
      method: 'POST',
      path: '/v1/images:annotate',
      summary: 'Analyse images',
    },
    {
      method: 'POST',
      path: '/v1/files:annotate',
      summary: 'Analyse the pages of a PDF file',
    },
    {
      method: 'POST',
      path: '/v1/files:asyncBatchAnnotate',
      summary: 'Start an analysis of long files',
    },
  ],
  popularity: 4,
  directoryId: 'googleapis.com:vision',
};
