import type { CuratedApi } from '#src/curated-api.ts';

export const dynamics365: CuratedApi = {
  slug: 'dynamics-365',
  name: 'Microsoft Dynamics 365 (Dataverse)',
  alsoCalled: ['Dynamics 365', 'Dataverse', 'Dynamics CRM'],
  description:
    "Customers, sales, service and any custom tables on Microsoft's business platform, over OData.",
  categories: ['crm', 'business-intelligence', 'customer-support'],
  capabilities: [
    'contact management',
    'sales pipeline',
    'customer service',
    'custom objects',
    'low-code data',
  ],
  useCases: ['leads from a form', 'customers in a portal', 'data behind a Power App'],
  synonyms: ['CRM', 'Power Platform', 'OData', 'Microsoft', 'ERP'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans priced per user and app.',
    freeTier: 'A trial and a developer environment',
    checked: null,
  },
  urls: {
    website: 'https://www.microsoft.com/dynamics-365',
    registration: 'https://www.microsoft.com/dynamics-365/try',
    documentation: 'https://learn.microsoft.com/power-apps/developer/data-platform/webapi/overview',
    developerPortal: 'https://entra.microsoft.com/',
    apiReference: 'https://learn.microsoft.com/power-apps/developer/data-platform/webapi/reference/about',
  },
  domains: ['dynamics.com', 'microsoft.com', 'microsoftonline.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: 'A Microsoft Entra ID access token',
  oauth: {
    authorizationUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    scopes: ['offline_access'],
  },
  operations: [
    { method: 'GET', path: '/api/data/v9.2/WhoAmI', summary: "Get the token's owner" },
    { method: 'GET', path: '/api/data/v9.2/contacts', summary: 'List contacts' },
    { method: 'GET', path: '/api/data/v9.2/accounts', summary: 'List companies' },
    { method: 'GET', path: '/api/data/v9.2/opportunities', summary: 'List opportunities' },
    { method: 'POST', path: '/api/data/v9.2/leads', summary: 'Add a lead' },
  ],
  popularity: 4,
  directoryId: null,
};
