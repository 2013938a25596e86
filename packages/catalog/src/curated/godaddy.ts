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
    summary: 'The API is free for accounts with some domains; names cost by year.',
    freeTier: 'A test environment',
    checked: null,
  },
  urls: {
    website: 'https://www.godaddy.com/',
    registration: 'https://sso.godaddy.com/account/create',
    documentation: 'https://developer.godaddy.com/getstarted',
    developerPortal: 'https://developer.godaddy.com/keys',
    apiReference: 'https://developer.godaddy.com/doc',
  },
  domains: ['godaddy.com', 'ote-godaddy.com'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'sso-key ' },
  baseUrl: 'https://api.godaddy.com',
  keyHint: 'KEY:SECRET',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/domains/available', summary: 'Ask whether a domain is free' },
    { method: 'GET', path: '/v1/domains', summary: 'List domains' },
    { method: 'POST', path: '/v1/domains/purchase', summary: 'Register a domain' },
    { method: 'GET', path: '/v1/domains/{domain}/records', summary: 'List DNS records' },
    { method: 'PATCH', path: '/v1/domains/{domain}/records', summary: 'Add DNS records' },
  ],
  popularity: 3,
  directoryId: 'ote-godaddy.com:domains',
};
