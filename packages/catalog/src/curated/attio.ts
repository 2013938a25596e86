import type { CuratedApi } from '#src/curated-api.ts';

export const attio: CuratedApi = {
  slug: 'attio',
  name: 'Attio',
  description:
    'A CRM built from objects and lists that you define, filled automatically from email and calendar.',
  categories: ['crm'],
  capabilities: ['contact management', 'sales pipeline', 'custom objects', 'notes', 'tasks', 'webhooks'],
  useCases: ['start-up CRM', 'leads from a form', 'investors and deals'],
  synonyms: ['customer relationship management', 'customer database', 'deals'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per user.',
    freeTier: 'A plan for small teams',
    checked: null,
  },
  urls: {
    website: 'https://attio.com/',
    registration: 'https://app.attio.com/welcome/sign-in',
    documentation: 'https://docs.attio.com/',
    developerPortal: 'https://app.attio.com/settings/developers',
    apiReference: 'https://docs.attio.com/rest-api/overview',
  },
  domains: ['attio.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.attio.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://app.attio.com/authorize',
    tokenUrl: 'https://app.attio.com/oauth/token',
    scopes: [],
  },
  operations: [
    { method: 'GET', path: '/v2/self', summary: "Get the token's permissions" },
    { method: 'GET', path: '/v2/objects', summary: 'List objects' },
    { method: 'POST', path: '/v2/objects/{object}/records/query', summary: 'List records' },
    { method: 'POST', path: '/v2/objects/{object}/records', summary: 'Add a record' },
    { method: 'GET', path: '/v2/lists', summary: 'List lists' },
  ],
  popularity: 2,
  directoryId: null,
};
