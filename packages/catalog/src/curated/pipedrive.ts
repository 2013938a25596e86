import type { CuratedApi } from '#src/curated-api.ts';

export const pipedrive: CuratedApi = {
  slug: 'pipedrive',
  name: 'Pipedrive',
  description:
    'A sales CRM built around pipelines: deals, people, organisations, activities, leads and products.',
  categories: ['crm', 'productivity'],
  capabilities: [
    'contact management',
    'company records',
    'deal pipeline',
    'lead management',
    'sales automation',
    'activity tracking',
    'custom fields',
    'webhooks',
  ],
  useCases: [
    'sending new leads from a web form to the CRM',
    'sales dashboard',
    'synchronising customers',
    'reminders for salespeople',
  ],
  synonyms: ['CRM', 'customer relationship management', 'sales pipeline', 'leads', 'deals'],
  pricing: {
    model: 'subscription',
    summary: 'Billed per user per month, depending on the plan; the API is part of every plan.',
    freeTier: 'A trial, and sandbox accounts for developers',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.pipedrive.com/',
    registration: 'https://www.pipedrive.com/en/register',
    documentation: 'https://pipedrive.readme.io/',
    developerPortal: 'https://developers.pipedrive.com/',
    apiReference: 'https://developers.pipedrive.com/docs/api/v1',
  },
  domains: ['pipedrive.com', 'pipedrive.readme.io'],
  keyPlacement: {
    type: 'header',
    name: 'x-api-token',
  },
  baseUrl: 'https://api.pipedrive.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://oauth.pipedrive.com/oauth/authorize',
    tokenUrl: 'https://oauth.pipedrive.com/oauth/token',
    scopes: [],
  },
  operations: [
    {
      method: 'GET',
      path: '/v1/users/me',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/api/v2/deals',
      summary: 'List deals',
    },
    {
      method: 'POST',
      path: '/api/v2/deals',
      summary: 'Create a deal',
    },
    {
      method: 'GET',
      path: '/api/v2/persons',
      summary: 'List people',
    },
    {
      method: 'POST',
      path: '/api/v2/persons',
      summary: 'Create a person',
    },
    {
      method: 'GET',
      path: '/api/v2/organizations',
      summary: 'List organisations',
    },
  ],
  popularity: 4,
  directoryId: null,
};
