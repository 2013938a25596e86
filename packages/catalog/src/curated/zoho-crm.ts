import type { CuratedApi } from '#src/curated-api.ts';

export const zohoCrm: CuratedApi = {
  slug: 'zoho-crm',
  name: 'Zoho CRM',
  alsoCalled: ['Zoho'],
  description:
    'Leads, contacts, accounts, deals and custom modules of Zoho CRM, with searches, bulk jobs and notifications.',
  categories: ['crm', 'marketing', 'customer-support'],
  capabilities: [
    'contact management',
    'company records',
    'deal pipeline',
    'lead management',
    'sales automation',
    'custom objects',
    'bulk data import',
    'webhooks',
  ],
  useCases: ['sending new leads from a web form to the CRM', 'sales dashboard', 'synchronising customers'],
  synonyms: ['CRM', 'customer relationship management', 'sales pipeline', 'leads', 'Zoho'],
  pricing: {
    model: 'freemium',
    summary:
      'Billed per user per month, depending on the edition; API calls are counted as credits, which also depend on the edition.',
    freeTier: 'A free edition for three users',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.zoho.com/crm/',
    registration: 'https://www.zoho.com/crm/signup.html',
    documentation: 'https://www.zoho.com/crm/developer/docs/',
    developerPortal: 'https://api-console.zoho.com/',
    apiReference: 'https://www.zoho.com/crm/developer/docs/api/',
  },
  domains: ['zoho.com', 'zohoapis.com'],
  keyPlacement: {
    type: 'header',
    name: 'Authorization',
    prefix: 'Zoho-oauthtoken ',
  },
  // For the data centre in the United States: accounts elsewhere use zohoapis.eu, zohoapis.in and others.
  baseUrl: 'https://www.zohoapis.com',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://accounts.zoho.com/oauth/v2/auth',
    tokenUrl: 'https://accounts.zoho.com/oauth/v2/token',
    scopes: ['ZohoCRM.modules.ALL', 'ZohoCRM.users.READ'],
  },
  operations: [
    {
      method: 'GET',
      path: '/crm/v8/users',
      summary: 'List users',
    },
    {
      method: 'GET',
      path: '/crm/v8/{module}',
      summary: 'List the records of a module, such as Leads',
    },
    {
      method: 'POST',
      path: '/crm/v8/{module}',
      summary: 'Create records',
    },
    {
      method: 'GET',
      path: '/crm/v8/{module}/search',
      summary: 'Search records',
    },
    {
      method: 'POST',
      path: '/crm/v8/coql',
      summary: 'Query records with COQL',
    },
  ],
  popularity: 4,
  directoryId: null,
};
