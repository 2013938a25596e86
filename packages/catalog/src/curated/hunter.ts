import type { CuratedApi } from '#src/curated-api.ts';

export const hunter: CuratedApi = {
  slug: 'hunter',
  name: 'Hunter',
  description:
    'Finds the work email addresses of a company or of one person in it, and checks whether an address can receive mail.',
  categories: ['data-enrichment', 'email', 'marketing'],
  capabilities: [
    'email finder',
    'email validation',
    'contact enrichment',
    'company enrichment',
    'lead generation',
  ],
  useCases: ['sales prospecting', 'cleaning mailing lists', 'checks in a sign-up form', 'press contacts'],
  synonyms: ['email lookup', 'email verifier', 'B2B contacts', 'leads'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of searches and verifications.',
    freeTier: 'A small monthly allowance of searches',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://hunter.io/',
    registration: 'https://hunter.io/users/sign_up',
    documentation: 'https://hunter.io/api-documentation',
    developerPortal: 'https://hunter.io/api-keys',
    apiReference: 'https://hunter.io/api-documentation/v2',
  },
  domains: ['hunter.io'],
  keyPlacement: {
    type: 'query',
    name: 'api_key',
  },
  baseUrl: 'https://api.hunter.io',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v2/account',
      summary: 'Get the account and its plan',
    },
    {
      method: 'GET',
      path: '/v2/domain-search',
      summary: 'List the email addresses of a domain',
    },
    {
      method: 'GET',
      path: '/v2/email-finder',
      summary: "Find a person's email address",
    },
    {
      method: 'GET',
      path: '/v2/email-verifier',
      summary: 'Check an address',
    },
  ],
  popularity: 3,
  directoryId: null,
};
