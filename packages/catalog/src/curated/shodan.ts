import type { CuratedApi } from '#src/curated-api.ts';

export const shodan: CuratedApi = {
  slug: 'shodan',
  name: 'Shodan',
  description:
    'What is reachable on the internet: open ports, services, versions and known vulnerabilities of devices, with monitoring of your own networks.',
  categories: ['security'],
  capabilities: [
    'internet scanning',
    'open ports',
    'vulnerability data',
    'network monitoring',
    'threat intelligence',
  ],
  useCases: ['finding which of your systems are reachable', 'security research', 'alerts for new open ports'],
  synonyms: ['attack surface', 'CVE', 'exposed devices'],
  pricing: {
    model: 'subscription',
    summary: 'A single membership price, or monthly plans based on credits.',
    freeTier: 'A few lookups',
    checked: null,
  },
  urls: {
    website: 'https://www.shodan.io/',
    registration: 'https://account.shodan.io/register',
    documentation: 'https://developer.shodan.io/',
    developerPortal: 'https://account.shodan.io/',
    apiReference: 'https://developer.shodan.io/api',
  },
  domains: ['shodan.io'],
  keyPlacement: { type: 'query', name: 'key' },
  baseUrl: 'https://api.shodan.io',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/api-info', summary: 'Get credits and plan' },
    { method: 'GET', path: '/shodan/host/{ip}', summary: 'Get the open services on an IP address' },
    { method: 'GET', path: '/shodan/host/search', summary: 'Search' },
    { method: 'GET', path: '/dns/resolve', summary: 'Resolve host names' },
    { method: 'GET', path: '/shodan/alert/info', summary: 'List monitored networks' },
  ],
  popularity: 3,
  directoryId: null,
};
