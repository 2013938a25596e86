import type { CuratedApi } from '#src/curated-api.ts';

export const porkbun: CuratedApi = {
  slug: 'porkbun',
  name: 'Porkbun',
  description: 'Checks and registers domain names at low prices and sets their DNS records.',
  categories: ['cloud'],
  capabilities: [
    'domain availability',
    'domain registration',
    'DNS records',
    'domain prices',
    'SSL certificates',
  ],
  useCases: ['checking whether a domain is free', 'dynamic DNS', 'DNS changes from a script'],
  synonyms: ['registrar', 'nameservers', 'web address', 'domain names'],
  pricing: {
    model: 'free',
    summary: 'The API is free; domain names are billed yearly.',
    freeTier: 'Everything except domain names',
    checked: null,
  },
  urls: {
    website: 'https://porkbun.com/',
    registration: 'https://porkbun.com/account/register',
    documentation: 'https://porkbun.com/api/json/v3/documentation',
    developerPortal: 'https://porkbun.com/account/api',
    apiReference: 'https://porkbun.com/api/json/v3/documentation',
  },
  domains: ['porkbun.com'],
  keyPlacement: {
    type: 'parts',
    main: 'secret_api_key',
    parts: [
      { name: 'api_key', label: 'API key', isSecret: true },
      { name: 'secret_api_key', label: 'Secret key', isSecret: true },
    ],
    places: [
      { in: 'body', name: 'apikey', value: '{api_key}' },
      { in: 'body', name: 'secretapikey', value: '{secret_api_key}' },
    ],
  },
  baseUrl: 'https://api.porkbun.com/api/json/v3',
  keyHint: 'sk1_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/ping', summary: 'Check the keys' },
    { method: 'POST', path: '/domain/checkDomain/{domain}', summary: 'Check whether a domain is available' },
    { method: 'POST', path: '/domain/listAll', summary: 'List domains' },
    { method: 'POST', path: '/dns/retrieve/{domain}', summary: 'List DNS records' },
    { method: 'POST', path: '/dns/create/{domain}', summary: 'Add a DNS record' },
    { method: 'POST', path: '/pricing/get', summary: 'List prices' },
  ],
  popularity: 2,
  directoryId: null,
};
