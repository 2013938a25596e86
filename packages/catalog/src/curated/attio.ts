import type { CuratedApi } from '#src/curated-api.ts';

export const attio: CuratedApi = {
  slug: 'attio',
  name: 'Attio',
  description:
    'A CRM that is made of objects and lists of one’s own, filled from mail and calendar by itself.',
  categories: ['crm'],
  capabilities: ['contact management', 'sales pipeline', 'custom objects', 'notes', 'tasks', 'webhooks'],
  useCases: ['CRM of a start-up', 'leads from a form', 'investors and deals'],
  synonyms: ['customer relationship management', 'customer database', 'deals'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans per user.',
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
    { method: 'GET', path: '/v2/self', summary: 'Read what the token may do' },
    { method: 'GET', path: '/v2/objects', summary: 'List objects' },
    { method: 'POST', path: '/v2/objects/{object}/records/query', summary: 'List records' },
    { method: 'POST', path: '/v2/objects/{object}/records', summary: 'Add a record' },
    { method: 'GET', path: '/v2/lists', summary: 'List lists' },
  ],
  popularity: 2,
  directoryId: null,
};
