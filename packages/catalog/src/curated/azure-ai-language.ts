import type { CuratedApi } from '#src/curated-api.ts';

export const azureAiLanguage: CuratedApi = {
  slug: 'azure-ai-language',
  name: 'Azure AI Language',
  alsoCalled: ['Azure Language', 'Text Analytics'],
  builtIn: { slug: 'azure', is: 'part' },
  description:
    'Analyses text: sentiment and opinions, names and key phrases, personal data, summaries, language detection, and answers from a knowledge base.',
  categories: ['ai', 'cloud'],
  capabilities: [
    'sentiment analysis',
    'entity extraction',
    'text classification',
    'summarization',
    'language detection',
    'PII redaction',
    'question answering',
    'key phrase extraction',
    'intent recognition',
  ],
  useCases: [
    'sentiment analysis of customer feedback',
    'hiding personal data',
    'summaries of conversations',
    'sorting support emails',
  ],
  synonyms: [
    'Microsoft',
    'NLP',
    'natural language processing',
    'Text Analytics',
    'opinion mining',
    'Cognitive Services',
  ],
  pricing: {
    model: 'freemium',
    summary: 'Priced per thousand text records, depending on the feature, with volume discounts.',
    freeTier: 'A monthly allowance of text records',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://azure.microsoft.com/products/ai-services/ai-language/',
    registration: 'https://azure.microsoft.com/free/',
    documentation: 'https://learn.microsoft.com/azure/ai-services/language-service/',
    developerPortal: 'https://portal.azure.com/',
    apiReference: 'https://learn.microsoft.com/rest/api/language/',
  },
  domains: ['azure.microsoft.com', 'azure.com', 'microsoft.com'],
  keyPlacement: {
    type: 'header',
    name: 'Ocp-Apim-Subscription-Key',
  },
  baseUrl: null,
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/language/:analyze-text',
      summary: 'Analyse text synchronously',
    },
    {
      method: 'POST',
      path: '/language/analyze-text/jobs',
      summary: 'Start an analysis of long texts',
    },
    {
      method: 'GET',
      path: '/language/analyze-text/jobs/{jobId}',
      summary: 'Get the result of an analysis',
    },
  ],
  popularity: 3,
  directoryId: 'azure.com:cognitiveservices-TextAnalytics',
};
