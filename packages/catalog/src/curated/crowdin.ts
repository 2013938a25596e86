import type { CuratedApi } from '#src/curated-api.ts';

export const crowdin: CuratedApi = {
  slug: 'crowdin',
  name: 'Crowdin',
  description:
    'Translation of apps, sites and documents by teams, volunteers and machines: projects, strings, files and tasks.',
  categories: ['translation', 'developer-tools'],
  capabilities: [
    'localization',
    'translation management',
    'translation memory',
    'file import and export',
    'machine translation',
    'webhooks',
  ],
  useCases: ['app texts in many languages', 'translations in a pipeline', 'open source project'],
  synonyms: ['i18n', 'l10n', 'Lokalise', 'Phrase', 'TMS'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on words.',
    freeTier: 'Small and open-source projects',
    checked: null,
  },
  urls: {
    website: 'https://crowdin.com/',
    registration: 'https://accounts.crowdin.com/register',
    documentation: 'https://support.crowdin.com/developer/api/',
    developerPortal: 'https://crowdin.com/settings#api-key',
    apiReference: 'https://support.crowdin.com/developer/api/v2/',
  },
  domains: ['crowdin.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.crowdin.com/api/v2',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://accounts.crowdin.com/oauth/authorize',
    tokenUrl: 'https://accounts.crowdin.com/oauth/token',
    scopes: ['project'],
  },
  operations: [
    { method: 'GET', path: '/user', summary: 'Get the account' },
    { method: 'GET', path: '/projects', summary: 'List projects' },
    { method: 'GET', path: '/projects/{projectId}/strings', summary: 'List strings' },
    { method: 'POST', path: '/projects/{projectId}/translations/builds', summary: 'Build translations' },
    { method: 'GET', path: '/projects/{projectId}/languages/progress', summary: 'Get translation progress' },
  ],
  popularity: 3,
  directoryId: null,
};
