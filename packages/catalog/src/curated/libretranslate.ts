import type { CuratedApi } from '#src/curated-api.ts';

export const libretranslate: CuratedApi = {
  slug: 'libretranslate',
  name: 'LibreTranslate',
  description: 'Open-source machine translation that needs no other service, on your own machines or hosted.',
  categories: ['translation', 'ai'],
  capabilities: ['text translation', 'language detection', 'document translation'],
  useCases: ['translation without the cloud', 'multilingual chat', 'processing private texts'],
  synonyms: ['machine translation', 'open source', 'self-hosted', 'Argos', 'DeepL alternative'],
  pricing: {
    model: 'subscription',
    summary: 'The software is free; the hosted service has monthly plans.',
    freeTier: 'The software itself',
    checked: null,
  },
  urls: {
    website: 'https://libretranslate.com/',
    registration: 'https://portal.libretranslate.com/',
    documentation: 'https://docs.libretranslate.com/',
    developerPortal: 'https://portal.libretranslate.com/',
    apiReference: 'https://docs.libretranslate.com/',
  },
  domains: ['libretranslate.com'],
  keyPlacement: { type: 'query', name: 'api_key' },
  baseUrl: 'https://libretranslate.com',
  keyHint: 'api_key goes in the body or the query',
  oauth: null,
  operations: [
    { method: 'POST', path: '/translate', summary: 'Translate a text' },
    { method: 'POST', path: '/detect', summary: 'Detect the language of a text' },
    { method: 'GET', path: '/languages', summary: 'List languages' },
    { method: 'POST', path: '/translate_file', summary: 'Translate a file' },
  ],
  popularity: 2,
  directoryId: 'libretranslate.local',
};
