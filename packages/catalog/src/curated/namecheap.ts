import type { CuratedApi } from '#src/curated-api.ts';

export const namecheap: CuratedApi = {
  slug: 'namecheap',
  name: 'Namecheap',
  description: 'Checks and registers domain names, sets DNS records, and orders certificates, in XML.',
  categories: ['cloud'],
  capabilities: [
    'domain availability',
    'domain registration',
    'DNS records',
    'domain renewal',
    'SSL certificates',
  ],
  useCases: ['checking whether a domain is free', 'domains for customers', 'DNS changes from a script'],
  synonyms: ['registrar', 'nameservers', 'web address', 'domain names'],
  pricing: {
    model: 'free',
    summary:
      'The API is free for accounts with a certain number of domains or balance; domain names are billed yearly. A sandbox is available.',
    freeTier: 'A sandbox',
    checked: null,
  },
  urls: {
    website: 'https://www.namecheap.com/',
    registration: 'https://www.namecheap.com/myaccount/signup/',
    documentation: 'https://www.namecheap.com/support/api/intro/',
    developerPortal: 'https://ap.www.namecheap.com/settings/tools/apiaccess/',
    apiReference: 'https://www.namecheap.com/support/api/methods/',
  },
  domains: ['namecheap.com'],
  keyPlacement: {
    type: 'parts',
    main: 'api_key',
    parts: [
      { name: 'user_name', label: 'User name', isSecret: false },
      { name: 'api_key', label: 'API key', isSecret: true },
      { name: 'client_ip', label: 'Client IP address (allowlisted)', isSecret: false },
    ],
    places: [
      { in: 'query', name: 'ApiUser', value: '{user_name}' },
      { in: 'query', name: 'ApiKey', value: '{api_key}' },
      { in: 'query', name: 'UserName', value: '{user_name}' },
      { in: 'query', name: 'ClientIp', value: '{client_ip}' },
    ],
  },
  baseUrl: 'https://api.namecheap.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/xml.response', summary: 'Call the command named in the Command parameter' },
  ],
  popularity: 3,
  directoryId: null,
};
