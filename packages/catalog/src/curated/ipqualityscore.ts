import type { CuratedApi } from '#src/curated-api.ts';

export const ipqualityscore: CuratedApi = {
  slug: 'ipqualityscore',
  name: 'IPQualityScore',
  alsoCalled: ['IPQS'],
  description:
    'Scores IP addresses, email addresses, phone numbers, links and devices for fraud: proxies, disposable email, phishing and leaked data.',
  categories: ['security', 'data-enrichment'],
  capabilities: [
    'fraud detection',
    'proxy detection',
    'IP reputation',
    'email validation',
    'phone validation',
    'phishing detection',
    'risk scoring',
  ],
  useCases: ['check at sign-up', 'risky orders', 'detecting dangerous links'],
  synonyms: ['anti-fraud', 'VPN detection', 'disposable email', 'bot detection'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of lookups.',
    freeTier: 'A monthly allowance of lookups',
    checked: null,
  },
  urls: {
    website: 'https://www.ipqualityscore.com/',
    registration: 'https://www.ipqualityscore.com/create-account',
    documentation: 'https://www.ipqualityscore.com/documentation/overview',
    developerPortal: 'https://www.ipqualityscore.com/user/settings',
    apiReference: 'https://www.ipqualityscore.com/documentation/overview',
  },
  domains: ['ipqualityscore.com'],
  keyPlacement: { type: 'header', name: 'IPQS-KEY' },
  baseUrl: 'https://www.ipqualityscore.com',
  keyHint: 'The key; it can also go in the path, as in the operations',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/json/ip/{api_key}/{ip}', summary: 'Score an IP address' },
    { method: 'GET', path: '/api/json/email/{api_key}/{email}', summary: 'Score an email address' },
    { method: 'GET', path: '/api/json/phone/{api_key}/{phone}', summary: 'Score a phone number' },
    { method: 'GET', path: '/api/json/url/{api_key}/{url}', summary: 'Score a link' },
  ],
  popularity: 2,
  directoryId: 'ipqualityscore.com',
};
