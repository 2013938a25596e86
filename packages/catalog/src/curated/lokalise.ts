import type { CuratedApi } from '#src/curated-api.ts';

export const lokalise: CuratedApi = {
  slug: 'lokalise',
  name: 'Lokalise',
  description:
    'Translation of apps and sites: keys, languages, files, tasks and translators, with translation memory and machine translation.',
  categories: ['translation', 'developer-tools'],
  capabilities: [
    'localization',
    'translation management',
    'translation memory',
    'file import and export',
    'machine translation',
    'webhooks',
  ],
  useCases: ['app texts in many languages', 'translations in a pipeline', 'screenshots for translators'],
  synonyms: ['i18n', 'l10n', 'Crowdin', 'Phrase', 'TMS'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on users and words.',
    freeTier: 'A trial',
    checked: null,
  },
  urls: {
    website: 'https://lokalise.com/',
    registration: 'https://app.lokalise.com/signup',
    documentation: 'https://developers.lokalise.com/',
    developerPortal: 'https://app.lokalise.com/profile#apitokens',
    apiReference: 'https://developers.lokalise.com/reference/lokalise-rest-api',
  },
  domains: ['lokalise.com'],
  keyPlacement: { type: 'header', name: 'X-Api-Token' },
  baseUrl: 'https://api.lokalise.com/api2',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/projects', summary: 'List projects' },
    { method: 'GET', path: '/projects/{project_id}/keys', summary: 'List keys' },
    { method: 'POST', path: '/projects/{project_id}/keys', summary: 'Add keys' },
    { method: 'POST', path: '/projects/{project_id}/files/download', summary: 'Export translations' },
    { method: 'POST', path: '/projects/{project_id}/files/upload', summary: 'Import a file' },
  ],
  popularity: 3,
  directoryId: null,
};
