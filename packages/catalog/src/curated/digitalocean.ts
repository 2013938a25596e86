import type { CuratedApi } from '#src/curated-api.ts';

export const digitalocean: CuratedApi = {
  slug: 'digitalocean',
  name: 'DigitalOcean',
  alsoCalled: ['Digital Ocean'],
  description:
    'Virtual machines, managed databases, Kubernetes, apps, object storage, DNS and AI models at transparent prices.',
  categories: ['cloud', 'developer-tools'],
  capabilities: [
    'virtual machines',
    'cloud hosting',
    'managed database',
    'Kubernetes',
    'DNS records',
    'app deployment',
    'load balancers',
    'object storage',
  ],
  useCases: ['server for an app', 'putting a website online', 'creating a cluster from a script'],
  synonyms: ['droplets', 'VPS', 'IaaS', 'cloud servers', 'Spaces'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per hour up to a monthly maximum, depending on size.',
    freeTier: 'A credit for new accounts',
    checked: null,
  },
  urls: {
    website: 'https://www.digitalocean.com/',
    registration: 'https://cloud.digitalocean.com/registrations/new',
    documentation: 'https://docs.digitalocean.com/',
    developerPortal: 'https://cloud.digitalocean.com/account/api/tokens',
    apiReference: 'https://docs.digitalocean.com/reference/api/',
  },
  domains: ['digitalocean.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.digitalocean.com/v2',
  keyHint: 'dop_v1_…',
  oauth: {
    authorizationUrl: 'https://cloud.digitalocean.com/v1/oauth/authorize',
    tokenUrl: 'https://cloud.digitalocean.com/v1/oauth/token',
    scopes: ['read', 'write'],
  },
  operations: [
    { method: 'GET', path: '/account', summary: 'Get the account' },
    { method: 'GET', path: '/droplets', summary: 'List servers' },
    { method: 'POST', path: '/droplets', summary: 'Create a server' },
    { method: 'GET', path: '/databases', summary: 'List databases' },
    { method: 'GET', path: '/domains', summary: 'List domains' },
    { method: 'GET', path: '/apps', summary: 'List apps' },
  ],
  popularity: 4,
  directoryId: 'digitalocean.com',
};
