import type { CuratedApi } from '#src/curated-api.ts';

export const makeCom: CuratedApi = {
  slug: 'make-com',
  name: 'Make.com',
  alsoCalled: ['Integromat'],
  description:
    'Scenarios that join apps without code, drawn on a canvas: their runs, connections, data stores and hooks by API.',
  categories: ['productivity', 'developer-tools'],
  capabilities: ['workflow automation', 'connect apps', 'trigger actions', 'scheduled jobs', 'webhooks'],
  useCases: ['when a form is filled, write a row', 'orders into the books', 'data between systems'],
  synonyms: ['no-code automation', 'iPaaS', 'Zapier alternative', 'integration platform'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of credits.',
    freeTier: 'A number of credits each month',
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
  keyHint: 'The token; the host names a zone, such as eu1.make.com',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v2/users/me', summary: 'Read the account' },
    { method: 'GET', path: '/api/v2/scenarios', summary: 'List scenarios' },
    { method: 'POST', path: '/api/v2/scenarios/{scenarioId}/run', summary: 'Run a scenario' },
    { method: 'GET', path: '/api/v2/hooks', summary: 'List hooks' },
  ],
  popularity: 3,
  directoryId: null,
};
