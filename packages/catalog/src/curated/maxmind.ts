import type { CuratedApi } from '#src/curated-api.ts';

export const maxmind: CuratedApi = {
  slug: 'maxmind',
  name: 'MaxMind',
  alsoCalled: ['GeoIP', 'minFraud'],
  description:
    'Where an IP address is and who it belongs to (GeoIP), and how risky an order is (minFraud), as a service or a downloadable database.',
  categories: ['location', 'security', 'data-enrichment'],
  capabilities: ['IP geolocation', 'fraud detection', 'risk scoring', 'proxy detection', 'IP reputation'],
  useCases: ["visitor's country", 'risky orders', 'blocking proxies'],
  synonyms: ['GeoIP2', 'GeoLite', 'IP lookup', 'VPN detection'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per thousand queries, or a monthly price for a database.',
    freeTier: 'GeoLite, a less accurate service and database',
    checked: null,
  },
  urls: {
    website: 'https://www.maxmind.com/',
    registration: 'https://www.maxmind.com/en/geolite2/signup',
    documentation: 'https://dev.maxmind.com/',
    developerPortal: 'https://www.maxmind.com/en/accounts/current/license-key',
    apiReference: 'https://dev.maxmind.com/geoip/docs/web-services/',
  },
  domains: ['maxmind.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://geoip.maxmind.com',
  keyHint: 'ACCOUNT_ID:LICENSE_KEY',
  oauth: null,
  operations: [
    { method: 'GET', path: '/geoip/v2.1/city/{ip_address}', summary: 'Get the city of an IP address' },
    { method: 'GET', path: '/geoip/v2.1/country/{ip_address}', summary: 'Get the country of an IP address' },
    {
      method: 'GET',
      path: '/geoip/v2.1/insights/{ip_address}',
      summary: 'Get everything known about an IP address',
    },
  ],
  popularity: 4,
  directoryId: null,
};
