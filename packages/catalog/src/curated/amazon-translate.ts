import type { CuratedApi } from '#src/curated-api.ts';

export const amazonTranslate: CuratedApi = {
  slug: 'amazon-translate',
  name: 'Amazon Translate',
  alsoCalled: ['AWS Translate'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Machine translation of text and documents between some 75 languages, with glossaries and a formal or informal style.',
  categories: ['translation', 'ai', 'cloud'],
  capabilities: ['text translation', 'document translation', 'language detection', 'glossaries'],
  useCases: ['multilingual shop', 'translated support chat', 'creating documents in bulk'],
  synonyms: ['machine translation', 'localization', 'AWS'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per million characters.',
    freeTier: 'Credits for new AWS accounts',
    checked: null,
  },
  urls: {
    website: 'https://aws.amazon.com/translate/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/translate/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/translate/latest/APIReference/',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: { type: 'aws-sigv4' },
  baseUrl: 'https://translate.us-east-1.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  operations: [{ method: 'POST', path: '/', summary: 'Call the action named in the X-Amz-Target header' }],
  popularity: 3,
  directoryId: 'amazonaws.com:translate',
};
