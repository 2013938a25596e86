import type { CuratedApi } from '#src/curated-api.ts';

export const netsuite: CuratedApi = {
  slug: 'netsuite',
  name: 'Oracle NetSuite',
  alsoCalled: ['NetSuite'],
  description:
    'The business suite for larger firms: accounts, orders, stock, customers and staff, read and written record by record or queried in an SQL-like language.',
  categories: ['finance', 'e-commerce', 'business-intelligence'],
  capabilities: [
    'accounting',
    'order management',
    'inventory',
    'invoicing',
    'customer records',
    'financial reports',
  ],
  useCases: ['shop orders in the books', 'stock levels', 'consolidated reports'],
  synonyms: ['ERP', 'SuiteTalk', 'SuiteQL', 'Oracle', 'general ledger'],
  pricing: {
    model: 'contact-sales',
    summary: 'Yearly contracts based on modules and users.',
    freeTier: null,
    checked: null,
  },
  urls: {
    website: 'https://www.netsuite.com/',
    registration: 'https://www.netsuite.com/portal/home.shtml',
    documentation: 'https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/',
    developerPortal: null,
    apiReference:
      'https://system.netsuite.com/help/helpcenter/en_US/APIs/REST_API_Browser/record/v1/2025.1/index.html',
  },
  domains: ['netsuite.com', 'docs.oracle.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: 'An OAuth 2.0 access token; each account has its own host',
  oauth: null,
  operations: [
    { method: 'GET', path: '/services/rest/record/v1/customer', summary: 'List customers' },
    { method: 'GET', path: '/services/rest/record/v1/invoice', summary: 'List invoices' },
    { method: 'POST', path: '/services/rest/record/v1/salesOrder', summary: 'Create an order' },
    { method: 'POST', path: '/services/rest/query/v1/suiteql', summary: 'Query with SuiteQL' },
  ],
  popularity: 3,
  directoryId: null,
};
