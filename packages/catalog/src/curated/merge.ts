import type { CuratedApi } from '#src/curated-api.ts';

export const merge: CuratedApi = {
  slug: 'merge',
  name: 'Merge',
  alsoCalled: ['Merge dev'],
  description:
    "One API for many of your customers' systems: HR, recruiting, accounting, CRM, tickets and files, with the connection handled for you.",
  categories: ['developer-tools', 'hr', 'finance', 'crm'],
  capabilities: [
    'unified API',
    'HR data sync',
    'accounting sync',
    'CRM sync',
    'applicant tracking',
    'ticketing sync',
    'file storage sync',
  ],
  useCases: ['integrations of a SaaS', 'importing employees', 'sending invoices to any accounting system'],
  synonyms: ['integration platform', 'HRIS', 'ATS', 'embedded integrations', 'iPaaS'],
  pricing: {
    model: 'freemium',
    summary: 'A monthly price based on the number of connected accounts.',
    freeTier: 'A few connected accounts',
    checked: null,
  },
  urls: {
    website: 'https://www.merge.dev/',
    registration: 'https://app.merge.dev/register',
    documentation: 'https://docs.merge.dev/',
    developerPortal: 'https://app.merge.dev/keys',
    apiReference: 'https://docs.merge.dev/',
  },
  domains: ['merge.dev'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.merge.dev',
  keyHint: 'The access key; the X-Account-Token header names the connected account',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/hris/v1/employees', summary: 'List employees' },
    { method: 'GET', path: '/api/ats/v1/candidates', summary: 'List candidates' },
    { method: 'GET', path: '/api/accounting/v1/invoices', summary: 'List invoices' },
    { method: 'GET', path: '/api/crm/v1/contacts', summary: 'List contacts' },
    {
      method: 'POST',
      path: '/api/integrations/create-link-token',
      summary: 'Let a customer connect a system',
    },
  ],
  popularity: 2,
  directoryId: null,
};
