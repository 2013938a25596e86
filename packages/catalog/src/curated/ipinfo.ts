import type { CuratedApi } from '#src/curated-api.ts';

export const ipinfo: CuratedApi = {
  slug: 'ipinfo',
  name: 'IPinfo',
  description:
    'Shows where an IP address is, which network and company it belongs to, and whether it is a VPN or a proxy.',
  categories: ['location', 'data-enrichment', 'security'],
  capabilities: ['IP geolocation', 'network data', 'VPN detection', 'company enrichment'],
  useCases: ['content by country', 'fraud checks', 'visitor statistics', 'access control rules'],
  synonyms: ['IP address', 'geo IP', 'ASN', 'IP lookup', 'GeoIP'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on data and the number of calls.',
    freeTier: 'Country and network of any IP address',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://ipinfo.io/',
    registration: 'https://ipinfo.io/signup',
    documentation: 'https://ipinfo.io/developers',
    developerPortal: 'https://ipinfo.io/dashboard/token',
    apiReference: null,
  },
  domains: ['ipinfo.io'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.ipinfo.io',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/lite/me',
      summary: 'Get the country and network of your own IP address',
    },
    {
      method: 'GET',
      path: '/lite/{ip}',
      summary: 'Get the country and network of an IP address',
    },
    {
      method: 'GET',
      path: '/lookup/{ip}',
      summary: 'Get everything that the plan includes',
    },
  ],
  popularity: 3,
  directoryId: null,
};
