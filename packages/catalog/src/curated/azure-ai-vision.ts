import type { CuratedApi } from '#src/curated-api.ts';

export const azureAiVision: CuratedApi = {
  slug: 'azure-ai-vision',
  name: 'Azure AI Vision',
  alsoCalled: ['Azure Vision', 'Azure Vision in Foundry Tools'],
  builtIn: { slug: 'azure', is: 'part' },
  description:
    'Describes images, reads the text in them, detects objects and people, and recognises faces for approved uses. Microsoft is retiring image analysis in September 2028.',
  categories: ['ai', 'cloud', 'media'],
  capabilities: [
    'image analysis',
    'image captioning',
    'OCR',
    'object detection',
    'image tagging',
    'face detection',
  ],
  useCases: ['alt text for images', 'reading signs and labels', 'sorting a photo library'],
  synonyms: ['computer vision', 'image recognition', 'text in images', 'Microsoft'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per thousand images per feature.',
    freeTier: 'A monthly allowance of calls',
    checked: null,
  },
  urls: {
    website: 'https://azure.microsoft.com/products/ai-services/ai-vision',
    registration: 'https://azure.microsoft.com/free/',
    documentation: 'https://learn.microsoft.com/azure/ai-services/computer-vision/',
    developerPortal: 'https://portal.azure.com/',
    apiReference: 'https://learn.microsoft.com/rest/api/computervision/',
  },
  domains: ['azure.microsoft.com', 'azure.com', 'microsoft.com'],
  keyPlacement: { type: 'header', name: 'Ocp-Apim-Subscription-Key' },
  baseUrl: null,
  keyHint: "The resource's KEY 1 or KEY 2",
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/computervision/imageanalysis:analyze',
      summary: 'Describe an image and read its text',
    },
    { method: 'POST', path: '/face/v1.0/detect', summary: 'Detect faces' },
  ],
  popularity: 3,
  directoryId: null,
};
