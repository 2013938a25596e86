import type { CuratedApi } from '#src/curated-api.ts';

export const salesforce: CuratedApi = {
  slug: 'salesforce',
  name: 'Salesforce',
  description:
    'Accounts, contacts, leads, opportunities and any custom object of a Salesforce organisation, with its own query language and bulk jobs.',
  categories: ['crm', 'business-intelligence', 'customer-support'],
  capabilities: [
    'contact management',
    'company records',
    'deal pipeline',
    'lead management',
    'sales automation',
    'custom objects',
    'support tickets',
    'reports',
    'dashboards',
    'bulk data import',
    'webhooks',
  ],
  useCases: [
    'synchronising customers with an ERP',
    'sending new leads from a web form to the CRM',
    'sales dashboard',
    'customer portal',
  ],
  synonyms: [
    'CRM',
    'customer relationship management',
    'SFDC',
    'SOQL',
    'Sales Cloud',
    'Service Cloud',
    'leads',
    'opportunities',
  ],
  pricing: {
    model: 'subscription',
    summary:
      'Billed per user per month, depending on the edition; the higher editions include the API, with a daily call limit.',
    freeTier: 'A developer edition with full features and limited storage',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.salesforce.com/',
    registration: 'https://developer.salesforce.com/signup',
    documentation: 'https://developer.salesforce.com/docs',
    developerPortal: 'https://login.salesforce.com/',
    apiReference: 'https://developer.salesforce.com/docs/apis',
  },
  domains: ['salesforce.com', 'force.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: null,
  keyHint: "Access token from the organisation's OAuth endpoint",
  oauth: {
    authorizationUrl: 'https://login.salesforce.com/services/oauth2/authorize',
    tokenUrl: 'https://login.salesforce.com/services/oauth2/token',
    scopes: ['api', 'refresh_token'],
  },
  operations: [
    {
      method: 'GET',
      path: '/services/data',
      summary: 'List the API versions',
    },
    {
      method: 'GET',
      path: '/services/data/v{version}/sobjects',
      summary: 'List object types',
    },
    {
      method: 'GET',
      path: '/services/data/v{version}/query',
      summary: 'Query records with SOQL',
    },
    {
      method: 'POST',
      path: '/services/data/v{version}/sobjects/{object}',
      summary: 'Create a record',
      body: { Name: 'Example Ltd' },
    },
    {
      method: 'PATCH',
      path: '/services/data/v{version}/sobjects/{object}/{id}',
      summary: 'Update a record',
      body: { Name: 'Example Ltd' },
    },
    {
      method: 'GET',
      path: '/services/data/v{version}/limits',
      summary: 'Get the remaining limits',
    },
  ],
  popularity: 5,
  directoryId: null,
};
