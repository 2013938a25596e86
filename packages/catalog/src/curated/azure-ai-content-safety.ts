import type { CuratedApi } from '#src/curated-api.ts';

export const azureAiContentSafety: CuratedApi = {
  slug: 'azure-ai-content-safety',
  name: 'Azure AI Content Safety',
  builtIn: { slug: 'azure', is: 'part' },
  description:
    'Detects hate, violence, sexual content and self-harm in text and images, and attempts to trick a language model.',
  categories: ['ai', 'security', 'cloud'],
  capabilities: [
    'content moderation',
    'text moderation',
    'image moderation',
    'nudity detection',
    'prompt injection detection',
  ],
  useCases: ['checking what users post', 'safeguard in front of a language model', 'school platform'],
  synonyms: ['toxicity', 'hate speech', 'NSFW detection', 'prompt shields', 'trust and safety', 'Microsoft'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per thousand texts or images.',
    freeTier: 'A monthly allowance of texts and images',
    checked: null,
  },
  urls: {
    website: 'https://azure.microsoft.com/products/ai-services/ai-content-safety',
    registration: 'https://azure.microsoft.com/free/',
    documentation: 'https://learn.microsoft.com/azure/ai-services/content-safety/',
    developerPortal: 'https://portal.azure.com/',
    apiReference: 'https://learn.microsoft.com/rest/api/contentsafety/',
  },
  domains: ['azure.microsoft.com', 'azure.com', 'microsoft.com'],
  keyPlacement: { type: 'header', name: 'Ocp-Apim-Subscription-Key' },
  baseUrl: null,
  keyHint: "The resource's KEY 1 or KEY 2",
  oauth: null,
  operations: [
    { method: 'POST', path: '/contentsafety/text:analyze', summary: 'Check a text' },
    { method: 'POST', path: '/contentsafety/image:analyze', summary: 'Check an image' },
    { method: 'POST', path: '/contentsafety/text:shieldPrompt', summary: 'Detect attacks in a prompt' },
  ],
  popularity: 3,
  directoryId: null,
};
