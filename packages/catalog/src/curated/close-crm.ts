import type { CuratedApi } from '#src/curated-api.ts';

export const closeCrm: CuratedApi = {
  slug: 'close-crm',
  name: 'Close CRM',
  description:
    'A CRM for small sales teams with built-in calls, text messages and email: leads, opportunities, tasks and sequences.',
  categories: ['crm', 'communication'],
  capabilities: [
    'contact management',
    'sales pipeline',
    'leads',
    'calling',
    'email sequences',
    'tasks',
    'webhooks',
  ],
  useCases: ['sales team CRM', 'leads from a form', 'calls logged in the CRM record'],
  synonyms: ['Close.com', 'customer relationship management', 'inside sales', 'deals'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans priced per user.',
    freeTier: 'A trial',
    checked: null,
  },
  urls: {
    website: 'https://www.close.com/',
    registration: 'https://app.close.com/signup/',
    documentation: 'https://developer.close.com/',
    developerPortal: 'https://app.close.com/settings/developer/api-keys/',
    apiReference: 'https://developer.close.com/resources/',
  },
  domains: ['close.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://api.close.com/api/v1',
  keyHint: 'api_…: with an empty password',
  oauth: {
    authorizationUrl: 'https://app.close.com/oauth2/authorize/',
    tokenUrl: 'https://api.close.com/oauth2/token/',
    scopes: ['all.full_access', 'offline_access'],
  },
  operations: [
    { method: 'GET', path: '/me/', summary: 'Get the account' },
    { method: 'GET', path: '/lead/', summary: 'List leads' },
    { method: 'POST', path: '/lead/', summary: 'Add a lead' },
    { method: 'GET', path: '/opportunity/', summary: 'List opportunities' },
    { method: 'GET', path: '/task/', summary: 'List tasks' },
  ],
  popularity: 2,
  directoryId: null,
};
