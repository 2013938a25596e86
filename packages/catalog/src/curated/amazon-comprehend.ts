import type { CuratedApi } from '#src/curated-api.ts';

export const amazonComprehend: CuratedApi = {
  slug: 'amazon-comprehend',
  name: 'Amazon Comprehend',
  alsoCalled: ['AWS Comprehend'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Finds sentiment, entities, key phrases, language and personal data in texts, and sorts texts into classes of one’s own.',
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
  useCases: ['opinions in reviews', 'sorting support mail', 'blacking out personal data'],
  synonyms: ['NLP', 'text analytics', 'natural language processing', 'PII', 'AWS'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A price per hundred characters, which falls with the volume.',
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
  operations: [{ method: 'POST', path: '/', summary: 'Call an action, which the header X-Amz-Target names' }],
  popularity: 3,
  directoryId: 'amazonaws.com:comprehend',
};
