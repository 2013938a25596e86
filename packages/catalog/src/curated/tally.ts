import type { CuratedApi } from '#src/curated-api.ts';

export const tally: CuratedApi = {
  slug: 'tally',
  name: 'Tally',
  description: 'Forms that you write like a document: forms, entries and webhooks.',
  categories: ['forms'],
  capabilities: ['online forms', 'form submissions', 'form builder', 'surveys', 'webhooks'],
  useCases: ['waiting list', 'feedback', 'application form'],
  synonyms: ['web form', 'Typeform alternative', 'questionnaire'],
  pricing: {
    model: 'freemium',
    summary: 'A monthly plan for teams and custom domains.',
    freeTier: 'Unlimited forms and entries',
    checked: null,
  },
  urls: {
    website: 'https://tally.so/',
    registration: 'https://tally.so/signup',
    documentation: 'https://developers.tally.so/',
    developerPortal: 'https://tally.so/settings/api-keys',
    apiReference: 'https://developers.tally.so/api-reference/introduction',
  },
  domains: ['tally.so'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.tally.so',
  keyHint: 'tly-…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/users/me', summary: 'Get the account' },
    { method: 'GET', path: '/forms', summary: 'List forms' },
    { method: 'GET', path: '/forms/{formId}/submissions', summary: 'List entries' },
    { method: 'POST', path: '/webhooks', summary: 'Add a webhook' },
  ],
  popularity: 2,
  directoryId: null,
};
