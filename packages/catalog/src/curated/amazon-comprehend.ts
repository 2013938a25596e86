import type { CuratedApi } from '#src/curated-api.ts';

export const amazonComprehend: CuratedApi = {
  slug: 'amazon-comprehend',
  name: 'Amazon Comprehend',
  alsoCalled: ['AWS Comprehend'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Finds sentiment, entities, key phrases, language and personal data in text, and sorts text into your own classes.',
  categories: ['ai', 'cloud'],
  capabilities: [
    'sentiment analysis',
    'entity extraction',
    'keyword extraction',
    'language detection',
    'text classification',
    'personal data detection',
    'toxicity detection',
  ],
  useCases: ['opinions in reviews', 'sorting support email', 'redacting personal data'],
  synonyms: ['NLP', 'text analytics', 'natural language processing', 'PII', 'AWS'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per hundred characters, with volume discounts.',
    freeTier: 'Credits for new AWS accounts',
    checked: null,
  },
  urls: {
    website: 'https://aws.amazon.com/comprehend/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/comprehend/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/comprehend/latest/APIReference/',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: { type: 'aws-sigv4' },
  baseUrl: 'https://comprehend.us-east-1.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  operations: [{ method: 'POST', path: '/', summary: 'Call the action named in the X-Amz-Target header' }],
  popularity: 3,
  directoryId: 'amazonaws.com:comprehend',
};
