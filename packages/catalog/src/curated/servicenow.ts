import type { CuratedApi } from '#src/curated-api.ts';

export const servicenow: CuratedApi = {
  slug: 'servicenow',
  name: 'ServiceNow',
  description: 'Incidents, requests, changes, assets and any table of a ServiceNow instance.',
  categories: ['customer-support', 'productivity', 'monitoring'],
  capabilities: [
    'incident management',
    'ticketing',
    'service requests',
    'asset management',
    'custom tables',
    'workflows',
  ],
  useCases: ['a ticket for each alarm', 'support requests from a chat', 'device inventory'],
  synonyms: ['ITSM', 'help desk', 'CMDB', 'service desk'],
  pricing: {
    model: 'contact-sales',
    summary: 'Priced by contract, based on users and products.',
    freeTier: 'A developer instance',
    checked: null,
  },
  urls: {
    website: 'https://www.servicenow.com/',
    registration: 'https://developer.servicenow.com/',
    documentation: 'https://www.servicenow.com/docs/',
    developerPortal: 'https://developer.servicenow.com/',
    apiReference: 'https://developer.servicenow.com/dev.do#!/reference/api/latest/rest/',
  },
  domains: ['servicenow.com', 'service-now.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: null,
  keyHint: 'USER_NAME:PASSWORD, or an OAuth token',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/now/table/incident', summary: 'List incidents' },
    { method: 'POST', path: '/api/now/table/incident', summary: 'Open an incident' },
    { method: 'GET', path: '/api/now/table/{tableName}', summary: 'List the records of a table' },
    { method: 'GET', path: '/api/now/table/sys_user', summary: 'List users' },
  ],
  popularity: 4,
  directoryId: null,
};
