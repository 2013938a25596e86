import type { CuratedApi } from '#src/curated-api.ts';

export const godaddy: CuratedApi = {
  slug: 'godaddy',
  name: 'GoDaddy',
  description: 'Checks and registers domain names and sets their DNS records.',
  categories: ['cloud'],
  capabilities: [
    'domain availability',
    'domain registration',
    'DNS records',
    'domain renewal',
    'SSL certificates',
  ],
  useCases: ['checking whether a domain is free', 'domains for customers', 'DNS changes from a script'],
  synonyms: ['registrar', 'nameservers', 'web address', 'domain names'],
  pricing: {
    model: 'free',
    summary: 'The API is free; domain names are billed yearly.',
    freeTier: 'Everything except domain names',
    checked: null,
  },
  urls: {
    website: 'https://www.godaddy.com/',
    registration: 'https://sso.godaddy.com/account/create',
    documentation: 'https://developer.godaddy.com/en/docs/api-users/auth',
    developerPortal: 'https://developer.godaddy.com/keys',
    apiReference: 'https://developer.godaddy.com/en/docs/references/rest/domains/v3',
  },
  domains: ['godaddy.com', 'ote-godaddy.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.godaddy.com',
  keyHint: 'gd_pat_…, a personal access token; the older key and secret pairs are being retired',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v3/domains/check-availability', summary: 'Check whether a domain is available' },
    { method: 'GET', path: '/v3/domains/domain-names', summary: 'List domains' },
    { method: 'POST', path: '/v3/domains/registrations', summary: 'Register a domain' },
    { method: 'GET', path: '/v3/domains/zones/{zone}/dns-records', summary: 'List DNS records' },
    { method: 'POST', path: '/v3/domains/zones/{zone}/dns-records', summary: 'Add a DNS record' },
  ],
  popularity: 3,
  directoryId: 'ote-godaddy.com:domains',
};
