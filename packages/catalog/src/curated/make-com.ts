import type { CuratedApi } from '#src/curated-api.ts';

export const makeCom: CuratedApi = {
  slug: 'make-com',
  name: 'Make.com',
  alsoCalled: ['Integromat'],
  description:
    'No-code scenarios that connect apps, built on a visual canvas: their runs, connections, data stores and hooks by API.',
  categories: ['productivity', 'developer-tools'],
  capabilities: ['workflow automation', 'connect apps', 'trigger actions', 'scheduled jobs', 'webhooks'],
  useCases: [
    'writing a row when a form is filled in',
    'sending orders to the books',
    'moving data between systems',
  ],
  synonyms: ['no-code automation', 'iPaaS', 'Zapier alternative', 'integration platform'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of credits.',
    freeTier: 'A monthly allowance of credits',
    checked: null,
  },
  urls: {
    website: 'https://www.make.com/',
    registration: 'https://www.make.com/en/register',
    documentation: 'https://developers.make.com/',
    developerPortal: 'https://www.make.com/en/api-documentation',
    apiReference: 'https://developers.make.com/api-documentation/api-reference',
  },
  domains: ['make.com'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'Token ' },
  baseUrl: null,
  keyHint: 'The token; the host includes a zone, such as eu1.make.com',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v2/users/me', summary: 'Get the account' },
    { method: 'GET', path: '/api/v2/scenarios', summary: 'List scenarios' },
    { method: 'POST', path: '/api/v2/scenarios/{scenarioId}/run', summary: 'Run a scenario' },
    { method: 'GET', path: '/api/v2/hooks', summary: 'List hooks' },
  ],
  popularity: 3,
  directoryId: null,
};
