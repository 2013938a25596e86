import type { CuratedApi } from '#src/curated-api.ts';

export const azureAiTranslator: CuratedApi = {
  slug: 'azure-ai-translator',
  name: 'Azure AI Translator',
  alsoCalled: ['Azure Translator', 'Microsoft Translator'],
  builtIn: { slug: 'azure', is: 'part' },
  description:
    'Translates text and documents between more than a hundred languages, detects languages and converts text to another script.',
  categories: ['translation', 'ai', 'cloud'],
  capabilities: [
    'translation',
    'language detection',
    'document translation',
    'transliteration',
    'dictionary lookup',
  ],
  useCases: [
    'multilingual website',
    'translation of customer messages',
    'translation of product descriptions',
  ],
  synonyms: [
    'Microsoft',
    'Bing Translator',
    'machine translation',
    'localization',
    'i18n',
    'Cognitive Services',
  ],
  pricing: {
    model: 'freemium',
    summary: 'Priced per million characters, or a monthly commitment.',
    freeTier: 'Two million characters per month',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://azure.microsoft.com/products/ai-services/ai-translator/',
    registration: 'https://azure.microsoft.com/free/',
    documentation: 'https://learn.microsoft.com/azure/ai-services/translator/',
    developerPortal: 'https://portal.azure.com/',
    apiReference:
      'https://learn.microsoft.com/azure/ai-services/translator/text-translation/reference/v3/reference',
  },
  domains: ['azure.microsoft.com', 'azure.com', 'microsoft.com', 'microsofttranslator.com'],
  keyPlacement: {
    type: 'header',
    name: 'Ocp-Apim-Subscription-Key',
  },
  baseUrl: 'https://api.cognitive.microsofttranslator.com',
  keyHint: 'A regional resource also needs an Ocp-Apim-Subscription-Region header',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/languages',
      summary: 'List languages',
    },
    {
      method: 'POST',
      path: '/translate',
      summary: 'Translate text',
    },
    {
      method: 'POST',
      path: '/detect',
      summary: 'Detect the language of a text',
    },
    {
      method: 'POST',
      path: '/transliterate',
      summary: 'Convert a text to another script',
    },
  ],
  popularity: 4,
  directoryId: null,
};
