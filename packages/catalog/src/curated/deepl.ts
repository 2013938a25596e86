import type { CuratedApi } from '#src/curated-api.ts';

export const deepl: CuratedApi = {
  slug: 'deepl',
  name: 'DeepL',
  description:
    'Translates text and whole documents while preserving tone and layout, applies your own glossaries, and improves writing style.',
  categories: ['translation', 'ai'],
  capabilities: [
    'translation',
    'language detection',
    'document translation',
    'glossaries',
    'writing improvement',
  ],
  useCases: [
    'multilingual website',
    'translation of customer messages',
    'contract translation',
    'translation of product descriptions',
  ],
  synonyms: ['machine translation', 'translator', 'localization', 'i18n', 'languages'],
  pricing: {
    model: 'freemium',
    summary: 'A monthly fee plus a price per million characters on the paid plan.',
    freeTier: 'A monthly allowance of characters',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.deepl.com/',
    registration: 'https://www.deepl.com/pro-api',
    documentation: 'https://developers.deepl.com/docs',
    developerPortal: 'https://www.deepl.com/your-account/keys',
    apiReference: 'https://developers.deepl.com/api-reference',
  },
  domains: ['deepl.com'],
  keyPlacement: {
    type: 'header',
    name: 'Authorization',
    prefix: 'DeepL-Auth-Key ',
  },
  // Free-plan keys, which end in :fx, are for api-free.deepl.com.
  baseUrl: 'https://api.deepl.com',
  keyHint: 'A UUID; free-plan keys end in :fx',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v2/usage',
      summary: "Get the plan's usage",
    },
    {
      method: 'POST',
      path: '/v2/translate',
      summary: 'Translate text',
      body: { text: ['Hello, world!'], target_lang: 'DE' },
    },
    {
      method: 'GET',
      path: '/v2/languages',
      summary: 'List languages',
    },
    {
      method: 'POST',
      path: '/v2/document',
      summary: 'Upload a document to translate',
    },
    {
      method: 'POST',
      path: '/v2/write/rephrase',
      summary: 'Improve the style of a text',
      body: { text: ['I could has a look at it tomorrow.'], target_lang: 'en-GB' },
    },
  ],
  popularity: 5,
  directoryId: null,
};
