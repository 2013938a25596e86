import type { CuratedApi } from '#src/curated-api.ts';

export const amazonRekognition: CuratedApi = {
  slug: 'amazon-rekognition',
  name: 'Amazon Rekognition',
  alsoCalled: ['Rekognition', 'AWS Rekognition'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Detects objects, scenes, text, faces and unsafe content in images and videos, and compares faces.',
  categories: ['ai', 'media', 'cloud'],
  capabilities: [
    'image analysis',
    'object detection',
    'face recognition',
    'face comparison',
    'content moderation',
    'nudity detection',
    'text in images',
    'video analysis',
    'liveness detection',
  ],
  useCases: [
    'checking photos that users upload',
    'face search in a photo library',
    'identity check with a selfie',
  ],
  synonyms: ['image recognition', 'computer vision', 'NSFW detection', 'AWS'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per image or minute of video, with volume discounts.',
    freeTier: 'Credits for new AWS accounts',
    checked: null,
  },
  urls: {
    website: 'https://aws.amazon.com/rekognition/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/rekognition/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/rekognition/latest/APIReference/',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: { type: 'aws-sigv4' },
  baseUrl: 'https://rekognition.us-east-1.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  operations: [{ method: 'POST', path: '/', summary: 'Call the action named in the X-Amz-Target header' }],
  popularity: 4,
  directoryId: 'amazonaws.com:rekognition',
};
