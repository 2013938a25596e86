import type { CuratedApi } from '#src/curated-api.ts';

export const salesforce: CuratedApi = {
  slug: 'salesforce',
  name: 'Salesforce',
  description:
    'Accounts, contacts, leads, opportunities and any custom object of a Salesforce organisation, with a query language of its own and bulk jobs.',
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
    'new leads from a web form into the CRM',
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
      'Billed per user and month by edition; the API comes with the higher editions, with a daily number of calls.',
    freeTier: 'A developer edition with full features and little storage',
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
      summary: 'List the kinds of objects',
    },
    {
      method: 'GET',
      path: '/services/data/v{version}/query',
      summary: 'Query records by SOQL',
    },
    {
      method: 'POST',
      path: '/services/data/v{version}/sobjects/{object}',
      summary: 'Create a record',
    },
    {
      method: 'PATCH',
      path: '/services/data/v{version}/sobjects/{object}/{id}',
      summary: 'Change a record',
    },
    {
      method: 'GET',
      path: '/services/data/v{version}/limits',
      summary: 'Read what is left of the limits',
    },
  ],
  popularity: 5,
  directoryId: null,
};
