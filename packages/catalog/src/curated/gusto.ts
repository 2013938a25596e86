import type { CuratedApi } from '#src/curated-api.ts';

export const gusto: CuratedApi = {
  slug: 'gusto',
  name: 'Gusto',
  description:
    'Payroll, benefits and staff of small firms in the United States, in their own account or embedded in another product.',
  categories: ['hr', 'finance', 'tax'],
  capabilities: [
    'payroll',
    'employee records',
    'contractor payments',
    'benefits',
    'payroll taxes',
    'time off',
  ],
  useCases: [
    'payroll inside your own product',
    'copying employees into other systems',
    'moving hours into the pay run',
  ],
  synonyms: ['salaries', 'payslips', 'wages', 'HR', 'embedded payroll'],
  pricing: {
    model: 'subscription',
    summary: 'A monthly price plus a price per person; embedded payroll by contract.',
    freeTier: 'A demo account',
    checked: null,
  },
  urls: {
    website: 'https://gusto.com/',
    registration: 'https://dev.gusto.com/',
    documentation: 'https://docs.gusto.com/',
    developerPortal: 'https://dev.gusto.com/',
    apiReference: 'https://docs.gusto.com/app-integrations/reference',
  },
  domains: ['gusto.com', 'gusto-demo.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.gusto.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://api.gusto.com/oauth/authorize',
    tokenUrl: 'https://api.gusto.com/oauth/token',
    scopes: [],
  },
  operations: [
    { method: 'GET', path: '/v1/token_info', summary: "Get the token's owner" },
    { method: 'GET', path: '/v1/companies/{company_id}/employees', summary: 'List employees' },
    { method: 'GET', path: '/v1/companies/{company_id}/payrolls', summary: 'List pay runs' },
    { method: 'GET', path: '/v1/companies/{company_id}/contractors', summary: 'List contractors' },
  ],
  popularity: 3,
  directoryId: null,
};
