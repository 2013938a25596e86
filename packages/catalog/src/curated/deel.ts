import type { CuratedApi } from '#src/curated-api.ts';

export const deel: CuratedApi = {
  slug: 'deel',
  name: 'Deel',
  description:
    'Employees and contractors in more than a hundred countries: contracts, payroll, invoices, time off and onboarding.',
  categories: ['hr', 'finance'],
  capabilities: [
    'contractor payments',
    'payroll',
    'employment contracts',
    'employee records',
    'time off',
    'onboarding',
  ],
  useCases: ['pay contractors abroad', 'contracts created by another system', 'adding people to all systems'],
  synonyms: ['EOR', 'global payroll', 'freelancers', 'remote team'],
  pricing: {
    model: 'subscription',
    summary: 'A monthly price per person, depending on the contract type.',
    freeTier: 'A sandbox',
    checked: null,
  },
  urls: {
    website: 'https://www.deel.com/',
    registration: 'https://app.deel.com/signup',
    documentation: 'https://developer.deel.com/api',
    developerPortal: 'https://app.deel.com/organization-settings/api',
    apiReference: null,
  },
  domains: ['deel.com', 'letsdeel.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.letsdeel.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://app.deel.com/oauth2/authorize',
    tokenUrl: 'https://app.deel.com/oauth2/tokens',
    scopes: ['people:read', 'contracts:read'],
  },
  operations: [
    { method: 'GET', path: '/rest/v2/people', summary: 'List people' },
    { method: 'GET', path: '/rest/v2/contracts', summary: 'List contracts' },
    { method: 'GET', path: '/rest/v2/invoices', summary: 'List invoices' },
    { method: 'GET', path: '/rest/v2/time_offs', summary: 'List time off' },
  ],
  popularity: 3,
  directoryId: null,
};
