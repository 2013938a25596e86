import type { CuratedApi } from '#src/curated-api.ts';

export const maxmind: CuratedApi = {
  slug: 'maxmind',
  name: 'MaxMind',
  alsoCalled: ['GeoIP', 'minFraud'],
  description:
    'Where an IP address is and whose it is (GeoIP), and how risky an order is (minFraud), as a service or as a database to download.',
  categories: ['location', 'security', 'data-enrichment'],
  capabilities: ['IP geolocation', 'fraud detection', 'risk scoring', 'proxy detection', 'IP reputation'],
  useCases: ['country of a visitor', 'risky orders', 'blocking proxies'],
  synonyms: ['GeoIP2', 'GeoLite', 'IP lookup', 'VPN detection'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A price per thousand queries, or a monthly price for a database.',
    freeTier: 'GeoLite, a less exact service and database',
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
    { method: 'GET', path: '/geoip/v2.1/city/{ip_address}', summary: 'Read the city of an address' },
    { method: 'GET', path: '/geoip/v2.1/country/{ip_address}', summary: 'Read the country of an address' },
    {
      method: 'GET',
      path: '/geoip/v2.1/insights/{ip_address}',
      summary: 'Read all that is known of an address',
    },
  ],
  popularity: 4,
  directoryId: null,
};
