import type { CuratedApi } from '#src/curated-api.ts';

export const deepl: CuratedApi = {
  slug: 'deepl',
  name: 'DeepL',
  description:
    'Translates text and whole documents with care for tone and layout, keeps to own glossaries, and improves the style of a text.',
  categories: ['translation', 'ai'],
  capabilities: [
    'translation',
    'language detection',
    'document translation',
    'glossaries',
    'writing improvement',
  ],
  useCases: [
    'multilingual web site',
    'translation of customer messages',
    'translation of contracts',
    'translation of product descriptions',
  ],
  synonyms: ['machine translation', 'translator', 'localization', 'i18n', 'languages'],
  pricing: {
    model: 'freemium',
    summary: 'A monthly fee and a price per million characters on the paid plan.',
    freeTier: 'A number of characters each month',
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
  // Keys of the free plan, which end in :fx, belong to api-free.deepl.com.
  baseUrl: 'https://api.deepl.com',
  keyHint: 'A UUID; keys of the free plan end in :fx',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v2/usage',
      summary: 'Read how much of the plan is used',
    },
    {
      method: 'POST',
      path: '/v2/translate',
      summary: 'Translate text',
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
    },
  ],
  popularity: 5,
  directoryId: null,
};
