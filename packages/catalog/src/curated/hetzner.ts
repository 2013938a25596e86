import type { CuratedApi } from '#src/curated-api.ts';

export const hetzner: CuratedApi = {
  slug: 'hetzner',
  name: 'Hetzner Cloud',
  alsoCalled: ['Hetzner'],
  description:
    'Low-cost virtual machines in Germany, Finland, the United States and Singapore, with networks, volumes, load balancers and DNS.',
  categories: ['cloud', 'developer-tools'],
  capabilities: [
    'virtual machines',
    'cloud hosting',
    'load balancers',
    'block storage',
    'private networks',
    'DNS records',
    'firewalls',
  ],
  useCases: ['server for an app', 'creating a cluster from a script', 'hosting in Europe'],
  synonyms: ['VPS', 'IaaS', 'cloud servers', 'Europe', 'GDPR'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per hour up to a monthly maximum, depending on size.',
    freeTier: null,
    checked: null,
  },
  urls: {
    website: 'https://www.hetzner.com/cloud',
    registration: 'https://accounts.hetzner.com/signUp',
    documentation: 'https://docs.hetzner.com/cloud/',
    developerPortal: 'https://console.hetzner.com/',
    apiReference: 'https://docs.hetzner.cloud/',
  },
  domains: ['hetzner.com', 'hetzner.cloud'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.hetzner.cloud/v1',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/servers', summary: 'List servers' },
    { method: 'POST', path: '/servers', summary: 'Create a server' },
    { method: 'GET', path: '/server_types', summary: 'List sizes with prices' },
    { method: 'GET', path: '/volumes', summary: 'List volumes' },
    { method: 'GET', path: '/load_balancers', summary: 'List load balancers' },
  ],
  popularity: 4,
  directoryId: 'hetzner.cloud',
};
