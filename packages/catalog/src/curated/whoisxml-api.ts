import type { CuratedApi } from '#src/curated-api.ts';

export const whoisxmlApi: CuratedApi = {
  slug: 'whoisxml-api',
  name: 'WhoisXML API',
  alsoCalled: ['WhoisXML'],
  description:
    'Who registered a domain, which DNS records it has had, what is hosted at an address, and whether a name is available.',
  categories: ['security', 'data-enrichment', 'cloud'],
  capabilities: [
    'WHOIS lookup',
    'domain availability',
    'DNS history',
    'domain reputation',
    'subdomain search',
    'IP geolocation',
  ],
  useCases: ['owner of a domain', 'brand protection', 'security research'],
  synonyms: ['RDAP', 'domain research', 'threat intelligence', 'nameservers'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans or credits, based on the number of lookups.',
    freeTier: 'A limited number of lookups',
    checked: null,
  },
  urls: {
    website: 'https://www.whoisxmlapi.com/',
    registration: 'https://main.whoisxmlapi.com/signup',
    documentation: 'https://whois.whoisxmlapi.com/documentation/making-requests',
    developerPortal: 'https://user.whoisxmlapi.com/',
    apiReference: 'https://main.whoisxmlapi.com/documentation',
  },
  domains: ['whoisxmlapi.com'],
  keyPlacement: { type: 'query', name: 'apiKey' },
  baseUrl: 'https://www.whoisxmlapi.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/whoisserver/WhoisService', summary: 'Look up a domain' },
    { method: 'GET', path: '/whoisserver/DNSService', summary: 'Look up DNS records' },
  ],
  popularity: 2,
  directoryId: null,
};
