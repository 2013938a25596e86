import type { CuratedApi } from '#src/curated-api.ts';

export const googleCloudNaturalLanguage: CuratedApi = {
  slug: 'google-cloud-natural-language',
  name: 'Google Cloud Natural Language',
  builtIn: { slug: 'google', is: 'part' },
  description:
    'Analyses the sentiment of a text, the people, places and things it mentions, its subject, and whether it is harmful.',
  categories: ['ai', 'cloud'],
  capabilities: [
    'sentiment analysis',
    'entity extraction',
    'text classification',
    'content moderation',
    'language detection',
    'syntax analysis',
  ],
  useCases: [
    'sentiment analysis of customer feedback',
    'sorting support emails',
    'content recommendations',
    'comment moderation',
  ],
  synonyms: [
    'Google Cloud',
    'NLP',
    'natural language processing',
    'opinion mining',
    'text analysis',
    'text analytics',
  ],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per unit of 1,000 characters, depending on the feature, with volume discounts.',
    freeTier: 'A monthly allowance of units',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://cloud.google.com/natural-language',
    registration: 'https://console.cloud.google.com/freetrial',
    documentation: 'https://docs.cloud.google.com/natural-language/docs',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://docs.cloud.google.com/natural-language/docs/reference/rest',
  },
  domains: ['cloud.google.com', 'language.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'header',
    name: 'x-goog-api-key',
  },
  baseUrl: 'https://language.googleapis.com',
  keyHint: 'AIza…',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/cloud-platform'],
  },
  operations: [
    {
      method: 'POST',
      path: '/v2/documents:analyzeSentiment',
      summary: 'Analyse the sentiment of a text',
    },
    {
      method: 'POST',
      path: '/v2/documents:analyzeEntities',
      summary: 'Find people, places and things',
    },
    {
      method: 'POST',
      path: '/v2/documents:classifyText',
      summary: 'Classify the subject of a text',
    },
    {
      method: 'POST',
      path: '/v2/documents:moderateText',
      summary: 'Detect harmful content',
    },
  ],
  popularity: 4,
  directoryId: 'googleapis.com:language',
};
