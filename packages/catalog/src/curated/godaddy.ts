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
  useCases: ['is this domain free', 'domains for customers', 'DNS from a script'],
  synonyms: ['registrar', 'nameservers', 'web address', 'domain names'],
  pricing: {
    model: 'free',
    summary: 'Nothing is charged for the API; names cost by year.',
    freeTier: 'All of it but the names',
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
  keyHint: 'gd_pat_…, a personal access token; the older pairs of key and secret are being retired',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v3/domains/check-availability', summary: 'Ask whether a domain is free' },
    { method: 'GET', path: '/v3/domains/domain-names', summary: 'List domains' },
    { method: 'POST', path: '/v3/domains/registrations', summary: 'Register a domain' },
    { method: 'GET', path: '/v3/domains/zones/{zone}/dns-records', summary: 'List DNS records' },
    { method: 'POST', path: '/v3/domains/zones/{zone}/dns-records', summary: 'Add a DNS record' },
  ],
  popularity: 3,
  directoryId: 'ote-godaddy.com:domains',
};
