import type { CuratedApi } from '#src/curated-api.ts';

export const googleCloudTranslation: CuratedApi = {
  slug: 'google-cloud-translation',
  name: 'Google Cloud Translation',
  alsoCalled: ['Google Translate', 'Cloud Translation'],
  builtIn: { slug: 'google', is: 'part' },
  description:
    'Translates text and documents between more than a hundred languages and detects the language of a text.',
  categories: ['translation', 'ai', 'cloud'],
  capabilities: ['translation', 'language detection', 'document translation', 'glossaries'],
  useCases: [
    'multilingual website',
    'translation of customer messages',
    'translation of product descriptions',
    'subtitles in other languages',
  ],
  synonyms: ['Google Translate', 'machine translation', 'localization', 'i18n', 'languages'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per million characters, or per page for documents.',
    freeTier: 'A monthly allowance of characters',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://cloud.google.com/translate',
    registration: 'https://console.cloud.google.com/freetrial',
    documentation: 'https://docs.cloud.google.com/translate/docs',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://docs.cloud.google.com/translate/docs/reference/rest',
  },
  domains: [
    'cloud.google.com',
    'translation.googleapis.com',
    'translate.google.com',
    'googleapis.com',
    'google.com',
  ],
  keyPlacement: {
    type: 'header',
    name: 'x-goog-api-key',
  },
  baseUrl: 'https://translation.googleapis.com',
  keyHint: 'AIza…',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/cloud-platform'],
  },
  operations: [
    {
      method: 'POST',
      path: '/language/translate/v2',
      summary: 'Translate text',
      body: { q: 'Hello, world!', target: 'de' },
    },
    {
      method: 'POST',
      path: '/language/translate/v2/detect',
      summary: 'Detect the language of a text',
      body: { q: 'Hello, world!' },
    },
    {
      method: 'GET',
      path: '/language/translate/v2/languages',
      summary: 'List languages',
    },
  ],
  popularity: 5,
  directoryId: 'googleapis.com:translate',
};
