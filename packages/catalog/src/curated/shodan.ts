import type { CuratedApi } from '#src/curated-api.ts';

export const shodan: CuratedApi = {
  slug: 'shodan',
  name: 'Shodan',
  description:
    'What answers on the internet: open ports, services, versions and known holes of devices, and watches over own networks.',
  categories: ['security'],
  capabilities: [
    'internet scanning',
    'open ports',
    'vulnerability data',
    'network monitoring',
    'threat intelligence',
  ],
  useCases: ['what of ours is reachable', 'security research', 'alerts for new open ports'],
  synonyms: ['attack surface', 'CVE', 'exposed devices'],
  pricing: {
    model: 'subscription',
    summary: 'A single price for membership, or monthly plans by credits.',
    freeTier: 'A few look-ups',
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
    { method: 'GET', path: '/api-info', summary: 'Read credits and plan' },
    { method: 'GET', path: '/shodan/host/{ip}', summary: 'Read what answers on an address' },
    { method: 'GET', path: '/shodan/host/search', summary: 'Search' },
    { method: 'GET', path: '/dns/resolve', summary: 'Resolve names' },
    { method: 'GET', path: '/shodan/alert/info', summary: 'List watched networks' },
  ],
  popularity: 3,
  directoryId: null,
};
